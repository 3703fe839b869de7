/** Just enough of a map file of Rebirth to know where its named places lie on the board. */
import type { Point } from "../src/games/map/point";
import { centre } from "../src/games/rebirth/hexes";

/** The places and settlements of a map, by name: the centre of their hexes. */
export function namedPlaces(text: string): Map<string, Point> {
  const sections = text.split(/^\[(\w+)\]$/m);
  const lines = (name: string) => (sections[sections.indexOf(name) + 1] ?? "").trim().split("\n");
  const settlements = lines("settlements");
  const places = new Map<string, Point>();
  for (const line of lines("names")) {
    const spot = /^(?:castle|cathedral|tower) (\d+),(\d+) (.+)$/.exec(line);
    if (spot) places.set(spot[3]!, centre(Number(spot[1]), Number(spot[2])));
    const town = /^settlement (\S) (.+)$/.exec(line);
    if (town) places.set(town[2]!, middle(settlements, town[1]!));
  }
  return places;
}

function middle(grid: string[], letter: string): Point {
  const found = grid.flatMap((line, row) => [...line].flatMap((each, column) => (each === letter ? [centre(row, column)] : [])));
  return { x: mean(found.map((point) => point.x)), y: mean(found.map((point) => point.y)) };
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
