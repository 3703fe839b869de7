/** What was suggested to be laid: pieces and cells by turns, among other choices. */
import type { Setting } from "../model";
import type { Spot } from "./laying.svelte";

export interface Suggested extends Spot {
  piece: number;
  number: number;
}

/** `inHand`: the piece whose place is asked for, if one is. */
export function suggestedIn({ options: starts, columns }: Setting, options: readonly number[], inHand: number | null): Suggested[] {
  const found: Suggested[] = [];
  let piece = inHand;
  for (const option of options) {
    if (option < starts.piece) continue;
    if (option < starts.cell) {
      piece = option - starts.piece;
      continue;
    }
    const [slot, cell] = [Math.floor((option - starts.cell) / starts.cells), (option - starts.cell) % starts.cells];
    if (piece !== null) found.push({ piece, slot, row: Math.floor(cell / columns), column: cell % columns, number: found.length + 1 });
    piece = null;
  }
  return found;
}
