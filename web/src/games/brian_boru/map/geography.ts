/** Where things lie on the map: the towns, the land around each of them, and the borders between regions. */
import type { Point } from "../../map/point";
import type { Town } from "../model";
import { box, onMap } from "./projection";

/** Map units: what a seal needs to be seen and hit. */
const APART = 62;

/** The towns where they really lie, but none nearer to another than it can be. */
export function layOut(towns: Town[]): Point[] {
  const homes = towns.map(({ lat, lon }) => onMap(lat, lon));
  const points = homes.map((home) => ({ ...home }));
  for (let round = 0; round < 80; round++) {
    for (const [index, point] of points.entries()) {
      for (const other of points.slice(0, index)) {
        const away = Math.hypot(point.x - other.x, point.y - other.y);
        if (away >= APART) continue;
        const push = (APART - away) / 2 / away;
        const [x, y] = [(point.x - other.x) * push, (point.y - other.y) * push];
        point.x += x;
        point.y += y;
        other.x -= x;
        other.y -= y;
      }
    }
  }
  return points;
}

/** A corner of the land around a town, and the town beyond the side that begins there; -1: the edge of the map. */
interface Corner extends Point {
  beyond: number;
}

/** By town: all that lies nearer to it than to any other. */
export function landsAround(towns: Point[]): Corner[][] {
  const [far, wide, high] = [60, box.width, box.height];
  const whole: Corner[] = [[-far, -far], [wide + far, -far], [wide + far, high + far], [-far, high + far]].map(([x, y]) => ({ x: x!, y: y!, beyond: -1 }));
  return towns.map((town, index) =>
    towns.reduce((land, other, beyond) => (beyond === index ? land : cut(land, town, other, beyond)), whole),
  );
}

/** What of a piece of land is nearer to one point than to another. */
function cut(land: Corner[], to: Point, other: Point, beyond: number): Corner[] {
  const nearer = (point: Point) =>
    (point.x - (to.x + other.x) / 2) * (to.x - other.x) + (point.y - (to.y + other.y) / 2) * (to.y - other.y);
  return land.flatMap((corner, index) => {
    const next = land[(index + 1) % land.length]!;
    const [here, there] = [nearer(corner), nearer(next)];
    const share = here / (here - there);
    const between = { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share };
    const kept = here >= 0 ? [corner] : [];
    if (here >= 0 && there < 0) kept.push({ ...between, beyond });
    if (here < 0 && there >= 0) kept.push({ ...between, beyond: corner.beyond });
    return kept;
  });
}

/** By region: the outline of its towns' lands as path data. */
export function regionShapes(towns: Town[], lands: Corner[][], regions: number): string[] {
  const shapes = Array.from({ length: regions }, () => "");
  lands.forEach((land, town) => {
    shapes[towns[town]!.region] += `${land.map((corner, index) => walked(corner, land[(index + 1) % land.length]!, index === 0)).join("")}Z`;
  });
  return shapes;
}

/** All sides between towns of different regions. */
export function borders(towns: Town[], lands: Corner[][]): string {
  return lands
    .flatMap((land, town) =>
      land.map((corner, index) => {
        const other = corner.beyond;
        const divides = other > town && towns[other]!.region !== towns[town]!.region;
        return divides ? walked(corner, land[(index + 1) % land.length]!, true) : "";
      }),
    )
    .join("");
}

/** A line as a hand would draw it: it wanders, but always the same way at the same place. */
function walked(from: Point, to: Point, first: boolean): string {
  const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 9));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const wandered = [x + 7 * Math.sin(y / 21 + x / 67) + 2.5 * Math.sin(y / 7.3), y + 7 * Math.sin(x / 19 - y / 71) + 2.5 * Math.sin(x / 6.7)];
    return `${first && step === 0 ? "M" : "L"}${wandered.map((number) => number.toFixed(1)).join(" ")}`;
  }).join("");
}

/** A road between two towns, slightly bent; the one over the sea goes out to the west. */
export function road(a: Point, b: Point, sea: boolean): string {
  const bend = sea ? 0.42 : 0.06;
  const [x, y] = [(a.x + b.x) / 2 + (b.y - a.y) * (sea ? -bend : bend), (a.y + b.y) / 2 - (b.x - a.x) * (sea ? -bend : bend)];
  return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
}
