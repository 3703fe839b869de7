/** Bends a map so that given points come to lie where they should, and all between them follows smoothly. */
import type { Point } from "../src/games/map/point";

export type Warp = (point: Point) => Point;

/** A thin-plate spline; with more `stiffness` points may miss their targets, but the map bends less. */
export function warp(from: Point[], to: Point[], stiffness: number): Warp {
  const count = from.length;
  const matrix = from.map((point, row) => [
    ...from.map((other, column) => bend(point, other) + (row === column ? stiffness : 0)),
    1, point.x, point.y,
  ]);
  for (const row of [from.map(() => 1), from.map((point) => point.x), from.map((point) => point.y)]) {
    matrix.push([...row, 0, 0, 0]);
  }
  const along = (targets: number[]) => solve(matrix, [...targets, 0, 0, 0]);
  const xs = along(to.map((point) => point.x));
  const ys = along(to.map((point) => point.y));
  const at = (weights: number[], point: Point) =>
    from.reduce((sum, other, index) => sum + weights[index]! * bend(point, other), 0) +
    weights[count]! + weights[count + 1]! * point.x + weights[count + 2]! * point.y;
  return (point) => ({ x: at(xs, point), y: at(ys, point) });
}

function bend(a: Point, b: Point): number {
  const square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  return square === 0 ? 0 : square * Math.log(square);
}

/** Gaussian elimination with pivoting. */
function solve(matrix: number[][], values: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, values[index]!]);
  const size = rows.length;
  for (let step = 0; step < size; step++) {
    let best = step;
    for (let row = step + 1; row < size; row++) {
      if (Math.abs(rows[row]![step]!) > Math.abs(rows[best]![step]!)) best = row;
    }
    [rows[step], rows[best]] = [rows[best]!, rows[step]!];
    const pivot = rows[step]!;
    for (let row = 0; row < size; row++) {
      const factor = row === step ? 0 : rows[row]![step]! / pivot[step]!;
      if (factor) for (let column = step; column <= size; column++) rows[row]![column]! -= factor * pivot[column]!;
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}
