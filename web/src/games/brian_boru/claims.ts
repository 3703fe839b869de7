/** Who would get the claim token of a region if the round ended now (rules/claims.py has the same). */
import type { Facts, Seen, Setting } from "./model";

export const FACE_DOWN = -2;

export type Verdict =
  | { kind: "closed" | "empty" | "vikings" | "tied" }
  /** Alone ahead: it goes to the seat, or stays there. */
  | { kind: "goes" | "stays"; seat: number; weight: number }
  /** A tie changes nothing. */
  | { kind: "kept"; seat: number };

export function verdictOn(setting: Setting, seen: Seen, facts: Facts, region: number): Verdict {
  const { weights } = facts.regions[region]!;
  const claim = seen.claims[region]!;
  if (claim === FACE_DOWN && total(weights) < setting.regions[region]!.threshold) return { kind: "closed" };
  const most = Math.max(...weights);
  const first = weights.indexOf(most);
  if (first !== weights.lastIndexOf(most)) {
    if (claim >= 0) return { kind: "kept", seat: claim };
    return { kind: most ? "tied" : "empty" };
  }
  if (first === seen.seats) return { kind: "vikings" };
  return { kind: first === claim ? "stays" : "goes", seat: first, weight: most };
}

export const total = (weights: number[]) => weights.reduce((sum, weight) => sum + weight, 0);
