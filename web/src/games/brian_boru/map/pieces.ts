/** What lies on a town, and what a choice would change of it. */
import type { Seen } from "../model";

export interface Pieces {
  /** The seat whose disc lies here; -1: none. */
  owner: number;
  viking: boolean;
  monastery: boolean;
  marker: boolean;
}

/** Who has a disc in the town; -1: nobody. */
export const ownerOf = (seen: Seen, town: number) => seen.discs.findIndex((towns) => towns.includes(town));

export function piecesOn(seen: Seen, town: number): Pieces {
  return {
    owner: ownerOf(seen, town),
    viking: seen.vikings.includes(town),
    monastery: seen.monasteries.includes(town),
    marker: seen.active === town,
  };
}

/** By the frame of the rules that asks for a town: what choosing it puts there. */
const PUTS: Record<string, (seat: number) => Partial<Pieces>> = {
  PlaceFirstDisc: (owner) => ({ owner }),
  Expand: (owner) => ({ owner }),
  TakeTown: (owner) => ({ owner }),
  LeadTown: () => ({ marker: true }),
  ChooseLostTown: () => ({ viking: true }),
  FreeTown: () => ({ viking: false }),
  BuildMonastery: () => ({ monastery: true }),
};

/** The pieces of a town as if the seat had chosen it. */
export function imagined(seen: Seen, seat: number, pieces: Pieces): Pieces {
  const [frame] = seen.stack.at(-1) ?? [];
  return { ...pieces, ...(frame === undefined ? {} : PUTS[frame]?.(seat)) };
}
