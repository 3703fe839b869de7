/** The phases of a round, as the frames of the rules tell them. */
import type { Seen } from "../model";

/** Everybody picks cards at the same time. */
export const drafting = (seen: Seen) => seen.branches.length > 0;

/** Tricks are played: the last cards are still to be discarded. */
export const playing = (seen: Seen) => !drafting(seen) && seen.stack.some(([name]) => name === "DiscardLastCards");
