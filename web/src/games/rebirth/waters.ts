/** Where a few waves are drawn: on the sea, away from land, scattered but always in the same places. */
import { centre } from "./hexes";

export interface Wave {
  row: number;
  column: number;
  /** From -1 to 1, to vary what is drawn. */
  turn: number;
}

/** A number from 0 to 1 that looks like chance. */
const chance = (row: number, column: number) => {
  const value = Math.sin(row * 127.1 + column * 311.7) * 43758.5;
  return value - Math.floor(value);
};

export function watersFarFrom(land: [number, number][], rows: number, columns: number): Wave[] {
  const shore = land.map(([row, column]) => centre(row, column));
  const waves: Wave[] = [];
  for (let row = -2; row < rows + 2; row++) {
    for (let column = -4; column < columns + 4; column++) {
      const share = chance(Math.abs(row) * 2 + 1, column + 9);
      if (share > 0.34) continue;
      const { x, y } = centre(Math.abs(row), column);
      const open = shore.every((point) => Math.hypot(point.x - x, point.y - y) > 150);
      if (open && row >= 0) waves.push({ row, column, turn: share * 5.9 - 1 });
    }
  }
  return waves;
}
