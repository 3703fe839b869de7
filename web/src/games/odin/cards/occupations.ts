/** Finding occupations: by words, deck, kind, and by where they are. */
import { holds } from "../../../lib/find";
import { text } from "../../../lib/words";
import type { Occupation, Seen } from "../model";

type Kind = Occupation["kinds"][number];

export const KINDS: Record<Kind, () => string> = {
  immediate: () => text("odin-kind-immediate"),
  each_time: () => text("odin-kind-each-time"),
  anytime: () => text("odin-kind-anytime"),
  as_soon_as: () => text("odin-kind-as-soon-as"),
};

export interface Wanted {
  words: string;
  deck: string;
  kind: string;
  /** Everywhere, "usable", "hand", or the seat that has played it. */
  where: string;
}

/** Where a card is, as far as we know: to be chosen from, in the own hand, played by a seat, or out of sight. */
export type Place = "offered" | "hand" | "rest" | number;

export function placeOf(card: number, seen: Seen): Place {
  if (seen.offered.includes(card)) return "offered";
  if (seen.hand.includes(card)) return "hand";
  const seat = seen.played.findIndex((cards) => cards.includes(card));
  return seat < 0 ? "rest" : seat;
}

export function matches(card: Occupation, { words, deck, kind }: Wanted): boolean {
  if (deck && card.deck !== deck) return false;
  if (kind && !card.kinds.includes(kind as Kind)) return false;
  return holds(`${card.number} ${card.name} ${card.text}`, words);
}
