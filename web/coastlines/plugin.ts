/**
 * The coasts of Scotland and Ireland for the maps of Rebirth, as a module that is made while the client is built.
 *
 * The outlines are public domain (Natural Earth, by way of the package world-atlas). The maps of the game are stylised,
 * so the outlines are bent until the towns lie on their hexes.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Plugin } from "vite";
import type { Point } from "../src/games/map/point";
import { gazetteer } from "./gazetteer";
import { namedPlaces } from "./mapfile";
import { simplified } from "./simplify";
import { warp, type Warp } from "./warp";

const MODULE = "virtual:coastlines";
const MATERIAL = new URL("../../src/meadhall/games/rebirth/material/", import.meta.url);
const STIFFNESS = 0.4;
const TOLERANCE = 2.5;
/** Board units: islands smaller than this are left out. */
const SMALLEST = 900;

export function coastlines(): Plugin {
  return {
    name: "coastlines",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(paths())};` : undefined),
  };
}

function paths(): Record<string, string> {
  const rings = outlines();
  return Object.fromEntries(Object.keys(gazetteer).map((map) => [map, path(map, rings)]));
}

/** All rings of land around Scotland and Ireland, as flat points. */
function outlines(): Point[][] {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-10m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{ land: GeometryCollection }>;
  const rings: Point[][] = [];
  for (const each of feature(atlas, atlas.objects.land).features) {
    const { geometry } = each;
    const polygons = geometry.type === "MultiPolygon" ? geometry.coordinates : geometry.type === "Polygon" ? [geometry.coordinates] : [];
    for (const [outer] of polygons) {
      if (outer?.every(([east, north]) => east! > -11 && east! < 2 && north! > 49 && north! < 60)) {
        rings.push(outer.map(([east, north]) => flat(east!, north!)));
      }
    }
  }
  return rings;
}

/** Longitude and latitude on a plane that is true enough for two islands. */
const flat = (east: number, north: number): Point => ({ x: east * Math.cos((56 * Math.PI) / 180), y: -north });

function path(map: string, rings: Point[][]): string {
  const places = namedPlaces(readFileSync(new URL(`${map}.map`, MATERIAL), "utf8"));
  const known = Object.entries(gazetteer[map]!);
  const unknown = known.filter(([name]) => !places.has(name)).map(([name]) => name);
  if (unknown.length) throw new Error(`the map of ${map} has no ${unknown.join(", ")}; coastlines/gazetteer.ts should name its places`);
  const bent = warp(known.map(([, [east, north]]) => flat(east, north)), known.map(([name]) => places.get(name)!), STIFFNESS);
  return rings.map((ring) => drawn(ring, bent)).join("");
}

function drawn(ring: Point[], bent: Warp): string {
  const points = simplified(ring.map(bent), TOLERANCE).map(({ x, y }) => [Math.round(x), Math.round(y)] as const);
  if (points.length < 4 || area(points) < SMALLEST) return "";
  const [start, ...rest] = points;
  let [x, y] = start!;
  const steps = rest.map(([toX, toY]) => {
    const step = `${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${start!.join(" ")}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

function area(points: (readonly [number, number])[]): number {
  return Math.abs(points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0)) / 2;
}
