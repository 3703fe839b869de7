/** Where the names of towns stand: below, above or beside the seal, wherever they cover least. */
import type { Point } from "../../map/point";

export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

interface Span {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SEAL = 27;
/** How wide a letter is, as a share of its height. */
const LETTER = 0.56;

/** One label a town, for letters of this height in map units. */
export function placeNames(names: string[], at: Point[], size: number): Label[] {
  const seals = at.map(({ x, y }) => span(x, y, SEAL, SEAL));
  const placed: Span[] = [];
  return names.map((name, town) => {
    const { x, y } = at[town]!;
    const wide = name.length * size * LETTER;
    const choices: (Label & { over: Span })[] = [
      { x, y: y + SEAL + size * 0.9, anchor: "middle", over: span(x, y + SEAL + size * 0.55, wide / 2, size / 2) },
      { x, y: y - SEAL - size * 0.2, anchor: "middle", over: span(x, y - SEAL - size * 0.55, wide / 2, size / 2) },
      { x: x + SEAL + 4, y: y + size * 0.36, anchor: "start", over: span(x + SEAL + 4 + wide / 2, y, wide / 2, size / 2) },
      { x: x - SEAL - 4, y: y + size * 0.36, anchor: "end", over: span(x - SEAL - 4 - wide / 2, y, wide / 2, size / 2) },
    ];
    const cost = ({ over }: { over: Span }) =>
      seals.reduce((sum, seal, other) => sum + (other === town ? 0 : overlap(over, seal)), 0) + 2 * placed.reduce((sum, label) => sum + overlap(over, label), 0);
    const best = choices.reduce((least, choice) => (cost(choice) < cost(least) - 1 ? choice : least));
    placed.push(best.over);
    return best;
  });
}

const span = (x: number, y: number, wide: number, high: number): Span => ({ left: x - wide, right: x + wide, top: y - high, bottom: y + high });

function overlap(a: Span, b: Span): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
