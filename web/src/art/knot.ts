/** Interlace, computed. Crossings lie where x + y is odd; strands run diagonally between them, over and under in turn.
 *  A wall in place of a crossing makes both strands turn back: walls at the rim close the plait, walls inside make knots of it. */
interface Point {
  x: number;
  y: number;
}

type Wall = "upright" | "level" | null;

export interface Plait {
  /** In units; both even. */
  width: number;
  height: number;
  /** How thick a frame is, in units (even); left out: the whole field is plaited. */
  band?: number;
  /** Every so many units (twice an odd number) along the band a wall stands in its middle; left out: none. */
  every?: number;
}

/** Whether a unit square belongs to the plait. */
function within({ width, height, band }: Plait, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  return band === undefined || x < band || y < band || x >= width - band || y >= height - band;
}

function wallAt(plait: Plait, x: number, y: number): Wall {
  const [nw, ne, sw, se] = [
    within(plait, x - 1, y - 1),
    within(plait, x, y - 1),
    within(plait, x - 1, y),
    within(plait, x, y),
  ];
  if (nw && ne && sw && se) return knotted(plait, x, y);
  if (nw !== ne && nw === sw) return "upright";
  if (nw !== sw && nw === ne) return "level";
  return null;
}

/** Walls inside the band, in its middle and counted from the middle of the side, so that both ends are alike.
 *  Crossings lie in odd columns there: where the middle is even, the first walls stand half a knot beside it. */
function knotted({ width, height, band, every }: Plait, x: number, y: number): Wall {
  if (!every) return null;
  const thick = band ?? height;
  const along = (at: number, length: number) => {
    const first = (length / 2) % 2 === 0 ? every / 2 : 0;
    return at >= thick && at <= length - thick && (Math.abs(at - length / 2) - first) % every === 0;
  };
  const middle = thick / 2;
  if ((y === middle || y === height - middle) && along(x, width)) return "upright";
  if (band !== undefined && (x === middle || x === width - middle) && along(y, height)) return "level";
  return null;
}

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** The part of a Bézier curve from 0 to t. */
function cut(curve: [Point, Point, Point, Point], t: number): [Point, Point, Point, Point] {
  const [a, b, c, d] = curve;
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
  return [a, ab, abc, between(abc, bcd, t)];
}

function turned(curve: [Point, Point, Point, Point]): [Point, Point, Point, Point] {
  const [a, b, c, d] = curve;
  return [d, c, b, a];
}

/** Where a strand that leaves a crossing towards (dx, dy) is heading first: along the wall, if there is one. */
function heading(at: Point, wall: Wall, dx: number, dy: number): Point {
  const reach = 0.42;
  if (wall === "upright") return { x: at.x, y: at.y + dy * reach * 1.3 };
  if (wall === "level") return { x: at.x + dx * reach * 1.3, y: at.y };
  return { x: at.x + dx * reach, y: at.y + dy * reach };
}

/** The path of all strands, in units of `unit` pixels. Under a crossing a strand is broken by `gap` units either side. */
export function plaited(plait: Plait, unit: number, gap: number): string {
  const parts: string[] = [];
  const put = (n: number) => String(Math.round(n * unit * 10) / 10);
  for (let y = 0; y < plait.height; y++) {
    for (let x = 0; x < plait.width; x++) {
      if (!within(plait, x, y)) continue;
      // One strand runs through every unit square, from one crossing to another.
      const falls = (x + y) % 2 === 1;
      const from: Point = falls ? { x, y } : { x: x + 1, y };
      const to: Point = falls ? { x: x + 1, y: y + 1 } : { x, y: y + 1 };
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const [first, last] = [wallAt(plait, from.x, from.y), wallAt(plait, to.x, to.y)];
      let curve: [Point, Point, Point, Point] = [from, heading(from, first, dx, dy), heading(to, last, -dx, -dy), to];
      // Falling strands go over at even columns, rising ones at odd columns: so each goes over and under in turn.
      const over = (at: Point) => (at.x % 2 === 0) === falls;
      if (first === null && !over(from)) curve = turned(cut(turned(curve), 1 - gap));
      if (last === null && !over(to)) curve = cut(curve, 1 - gap);
      const [a, b, c, d] = curve;
      parts.push(`M${put(a.x)} ${put(a.y)}C${[b, c, d].map((p) => `${put(p.x)} ${put(p.y)}`).join(" ")}`);
    }
  }
  return parts.join("");
}
