/** Walking over the board with the arrow keys: to the nearest hex in a direction. */
import type { Point } from "./point";

const TURNS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string) => key in TURNS;

/** Of the candidates, the one that lies best in the direction of the key; undefined if none does. */
export function step<T>(key: string, from: Point, candidates: { at: Point; to: T }[]): T | undefined {
  const turn = TURNS[key]!;
  let best: T | undefined;
  let least = Infinity;
  for (const { at, to } of candidates) {
    const along = (at.x - from.x) * turn.x + (at.y - from.y) * turn.y;
    const aside = Math.abs((at.x - from.x) * turn.y) + Math.abs((at.y - from.y) * turn.x);
    if (along < 1 || aside > along * 2.2) continue;
    const cost = along + aside * 1.6;
    if (cost < least) [best, least] = [to, cost];
  }
  return best;
}
