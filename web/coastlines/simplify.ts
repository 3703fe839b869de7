/** Fewer points for the same line (Douglas and Peucker): none left out was further than `tolerance` from what is drawn. */
import type { Point } from "../src/games/map/point";

export function simplified(points: Point[], tolerance: number): Point[] {
  if (points.length < 3) return points;
  const first = points[0]!;
  const last = points[points.length - 1]!;
  let furthest = 0;
  let distance = 0;
  for (let index = 1; index < points.length - 1; index++) {
    const off = away(points[index]!, first, last);
    if (off > distance) [furthest, distance] = [index, off];
  }
  if (distance <= tolerance) return [first, last];
  const before = simplified(points.slice(0, furthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(furthest), tolerance)];
}

/** How far a point lies from the line through two others, or from the first where they are one. */
function away(point: Point, a: Point, b: Point): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return Math.hypot(point.x - a.x, point.y - a.y);
  return Math.abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length;
}
