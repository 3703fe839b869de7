/** The coasts of Scotland and Ireland for the maps of Rebirth, which are stylised: they are bent until the towns lie on their hexes. */
import { readFileSync } from "node:fs";
import type { Point } from "../src/games/map/point";
import { gazetteer } from "./gazetteer";
import { namedPlaces } from "./mapfile";
import { drawn, outlines } from "./outlines";
import { warp } from "./warp";

const MATERIAL = new URL("../../src/meadhall/games/rebirth/material/", import.meta.url);
const STIFFNESS = 0.4;

/** By map: the outline of its land, in board units. */
export function bentCoasts(): Record<string, string> {
  const rings = outlines({ west: -11, east: 2, south: 49, north: 60 }).map((ring) => ring.map(([east, north]) => flat(east, north)));
  return Object.fromEntries(Object.keys(gazetteer).map((map) => [map, path(map, rings)]));
}

/** Longitude and latitude on a plane that is true enough for two islands. */
const flat = (east: number, north: number): Point => ({ x: east * Math.cos((56 * Math.PI) / 180), y: -north });

function path(map: string, rings: Point[][]): string {
  const places = namedPlaces(readFileSync(new URL(`${map}.map`, MATERIAL), "utf8"));
  const known = Object.entries(gazetteer[map]!);
  const unknown = known.filter(([name]) => !places.has(name)).map(([name]) => name);
  if (unknown.length) throw new Error(`the map of ${map} has no ${unknown.join(", ")}; coastlines/gazetteer.ts should name its places`);
  const bent = warp(known.map(([, [east, north]]) => flat(east, north)), known.map(([name]) => places.get(name)!), STIFFNESS);
  return rings.map((ring) => drawn(ring.map(bent), { tolerance: 2.5, smallest: 900 })).join("");
}
