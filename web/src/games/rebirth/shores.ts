/** On which side of a hex the sea lies. */
import { around } from "./hexes";
import { hexFinder, type Setting } from "./model";

/** Degrees to turn something that points down so that it points to the open sea. */
export function seaward(setting: Setting, hex: number): number {
  const [row, column] = setting.hexes[hex]!;
  const find = hexFinder(setting);
  const places = [...setting.castles, ...setting.cathedrals, ...setting.towers];
  const water = around(row, column).map(
    ([otherRow, otherColumn]) => find(otherRow, otherColumn) === undefined && !places.some((place) => place.row === otherRow && place.column === otherColumn),
  );
  let best = 0;
  let most = -1;
  water.forEach((wet, side) => {
    const neighbours = Number(water[(side + 5) % 6]) + Number(water[(side + 1) % 6]);
    if (wet && neighbours > most) [best, most] = [side, neighbours];
  });
  return best * 60 + 30 - 180;
}
