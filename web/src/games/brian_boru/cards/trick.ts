/** The trick as the rules have it: who leads, which card is ahead, who acts when, and how far that has come. */
import type { Card, Colour, Seen, Setting } from "../model";

export interface Played {
  seat: number;
  /** The number of the card; -1 if it is still to come. */
  card: number;
  /** From 1: when its action is resolved, among the cards that lie there. */
  turn: number;
  /** It wins, or would if no other card came. */
  ahead: boolean;
  state: "open" | "now" | "done";
}

export interface Trick {
  leader: number;
  played: Played[];
  /** All cards lie there, and actions are resolved. */
  resolving: boolean;
}

/** Frames of the rules that belong to the action of a seat, which is their first value. */
const ACTING = new Set(["Perform", "ChooseAction", "BuyExtras", "Expand", "FreeTown"]);

/** A card counts for a town of its colour, and white ones for every town. */
export const counts = (card: Card, colour: Colour) => card.colour === colour || card.colour === "white";

/** The highest of the cards that count for the active town, or -1. */
function best(setting: Setting, seen: Seen): number {
  if (seen.best >= 0 || seen.active < 0) return seen.best;
  const { colour } = setting.towns[seen.active]!;
  return Math.max(-1, ...seen.trick.filter((card) => card >= 0 && counts(setting.cards[card]!, colour)));
}

export function trickOf(setting: Setting, seen: Seen, leader: number): Trick {
  const resolving = seen.stack.some(([name]) => name === "EndTrick");
  const acting = seen.stack.filter(([name]) => ACTING.has(name)).map(([, seat]) => seat!);
  const now = resolving ? acting.at(-1) : undefined;
  const winning = best(setting, seen);
  const ascending = seen.trick.filter((card) => card >= 0).sort((a, b) => a - b);
  const played = seen.trick.map((_, after): Played => {
    const seat = (leader + after) % seen.seats;
    const card = seen.trick[seat]!;
    const state = !resolving ? "open" : seat === now ? "now" : acting.includes(seat) ? "open" : "done";
    return { seat, card, turn: ascending.indexOf(card) + 1, ahead: card >= 0 && card === winning, state };
  });
  return { leader, played, resolving };
}
