/** The geometry of the board: hexes that stand on a corner; odd rows lie half a hex to the right. */
import type { Point } from "../map/point";

/** From the centre of a hex to its corners, in board units. */
export const RADIUS = 50;
export const WIDTH = RADIUS * Math.sqrt(3);
export const STEP = RADIUS * 1.5;

export function centre(row: number, column: number): Point {
  return { x: (column + (row % 2) / 2) * WIDTH, y: row * STEP };
}

/** The six corners of a hex, clockwise from the top. */
export function corners({ x, y }: Point, radius = RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3 - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

export const round = (number: number) => Math.round(number * 10) / 10;

export function polygon(points: Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

/** A hex with rounded corners, as a path around 0,0. */
export function softHex(radius: number, softness: number): string {
  const points = corners({ x: 0, y: 0 }, radius);
  return softPath(points, softness / radius);
}

/** A closed path through points whose corners are cut off by a share of the edges and rounded. */
export function softPath(points: Point[], share: number): string {
  const parts = points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!;
    const after = points[(index + 1) % points.length]!;
    const enter = between(point, before, share);
    const leave = between(point, after, share);
    return `${index ? "L" : "M"}${at(enter)}Q${at(point)} ${at(leave)}`;
  });
  return `${parts.join("")}Z`;
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The six hexes around one, whether or not they are on the map, clockwise from the upper right. */
export function around(row: number, column: number): [number, number][] {
  const left = column - 1 + (row % 2);
  return [[row - 1, left + 1], [row, column + 1], [row + 1, left + 1], [row + 1, left], [row, column - 1], [row - 1, left]];
}

const spot = (row: number, column: number) => row * 1000 + column;

/** The outlines of a set of hexes: closed loops of corners, the land to the right of every edge. */
export function outlines(hexes: [number, number][]): Point[][] {
  const inside = new Set(hexes.map(([row, column]) => spot(row, column)));
  const edges = new Map<string, { from: Point; to: Point }[]>();
  for (const [row, column] of hexes) {
    const ends = corners(centre(row, column));
    around(row, column).forEach(([otherRow, otherColumn], side) => {
      if (inside.has(spot(otherRow, otherColumn))) return;
      const edge = { from: ends[side]!, to: ends[(side + 1) % 6]! };
      const key = name(edge.from);
      edges.set(key, [...(edges.get(key) ?? []), edge]);
    });
  }
  const loops: Point[][] = [];
  while (edges.size) {
    const loop: Point[] = [];
    let key: string | undefined = edges.keys().next().value;
    while (key !== undefined && edges.has(key)) {
      const [edge, ...others] = edges.get(key)!;
      if (others.length) edges.set(key, others);
      else edges.delete(key);
      loop.push(edge!.from);
      key = name(edge!.to);
    }
    loops.push(loop);
  }
  return loops;
}

const name = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** The loop moved inwards by a distance, to the right of every edge. */
export function inset(loop: Point[], distance: number): Point[] {
  return loop.map((point, index) => {
    const before = loop[(index + loop.length - 1) % loop.length]!;
    const after = loop[(index + 1) % loop.length]!;
    const one = normal(before, point);
    const two = normal(point, after);
    const sum = { x: one.x + two.x, y: one.y + two.y };
    const square = sum.x ** 2 + sum.y ** 2;
    return { x: point.x + (2 * distance * sum.x) / square, y: point.y + (2 * distance * sum.y) / square };
  });
}

/** Of length one, to the right of the way from a to b (on the screen, where y grows downwards). */
function normal(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
}

/** The row and column of the hex that a point lies in. */
export function spotAt({ x, y }: Point): [number, number] {
  let best: [number, number] = [0, 0];
  let distance = Infinity;
  const guess = Math.round(y / STEP);
  for (const row of [guess - 1, guess, guess + 1]) {
    const column = Math.round(x / WIDTH - (Math.abs(row) % 2) / 2);
    const middle = centre(Math.abs(row), column);
    const away = Math.hypot(x - middle.x, y - row * STEP);
    if (away < distance) [best, distance] = [[row, column], away];
  }
  return best;
}

/** A box around points, with room for the hexes themselves and some sea. */
export function boxAround(points: Point[], room: number): { x: number; y: number; width: number; height: number } {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - WIDTH / 2 - room;
  const y = Math.min(...ys) - RADIUS - room;
  return { x, y, width: Math.max(...xs) + WIDTH / 2 + room - x, height: Math.max(...ys) + RADIUS + room - y };
}
