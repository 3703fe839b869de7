/** Coasts of the world, public domain (Natural Earth, by way of the package world-atlas), and how they become path data. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Point } from "../src/games/map/point";
import { simplified } from "./simplify";

/** Degrees. */
export interface Bounds {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** The rings of all land that lies within the bounds: longitude and latitude. */
export function outlines({ west, east, south, north }: Bounds): [number, number][][] {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-10m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{ land: GeometryCollection }>;
  const rings: [number, number][][] = [];
  for (const { geometry } of feature(atlas, atlas.objects.land).features) {
    const polygons = geometry.type === "MultiPolygon" ? geometry.coordinates : geometry.type === "Polygon" ? [geometry.coordinates] : [];
    for (const [outer] of polygons) {
      if (outer?.every(([x, y]) => x! > west && x! < east && y! > south && y! < north)) rings.push(outer.map(([x, y]) => [x!, y!]));
    }
  }
  return rings;
}

/** Path data of a ring in whole units of `grain`; nothing for islands smaller than `smallest`. */
export function drawn(ring: Point[], { tolerance, smallest, grain = 1 }: { tolerance: number; smallest: number; grain?: number }): string {
  const points = simplified(ring, tolerance).map(({ x, y }) => [Math.round(x / grain), Math.round(y / grain)] as const);
  if (points.length < 4 || area(points) * grain ** 2 < smallest) return "";
  const put = (x: number, y: number) => `${tidy(x * grain)} ${tidy(y * grain)}`;
  const [start, ...rest] = points;
  let [x, y] = start!;
  const steps = rest.map(([toX, toY]) => {
    const step = put(toX - x, toY - y);
    [x, y] = [toX, toY];
    return step;
  });
  return `M${put(...start!)}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

const tidy = (number: number) => Number(number.toFixed(2));

function area(points: (readonly [number, number])[]): number {
  return Math.abs(points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0)) / 2;
}
