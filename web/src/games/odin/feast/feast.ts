/** What lies on a feast table, from left to right. The server tells what was eaten, not where: silver and gaps lie where the rules need them. */
import type { Seen, Setting } from "../model";

/** Something on the table: so many squares wide and rows high. */
export interface Plate {
  /** null: silver, or a gap. */
  thing: number | null;
  column: number;
  columns: number;
  rows: number;
}

const has = (mask: number, bit: number) => Math.floor(mask / 2 ** bit) % 2 === 1;

/** Squares that emigrated ships take. */
export const shipsOn = (seen: Seen, seat: number) => seen.emigrants.slice(seat * 2, seat * 2 + 2);

/** How the food of a seat lies; from `start` on. */
export function platesOf(setting: Setting, seen: Seen, seat: number, start: number): Plate[] {
  const mask = seen.lain[seat] ?? 0;
  const goods = setting.things.findIndex(({ id }) => id === "wood");
  const lying = new Map<number, number>();
  const plates: Plate[] = [];
  const food = seen.plates[seat] ?? [];
  let column = start;
  let before: string | undefined;

  const sizes = food.map((thing) => {
    const { id, rows = 1, columns = 1 } = setting.things[thing]!;
    const most = Number(has(mask, thing)) + Number(id === "peas" && has(mask, goods));
    const lies = (lying.get(thing) ?? 0) < most;
    if (lies) lying.set(thing, (lying.get(thing) ?? 0) + 1);
    return lies ? { columns, rows } : { columns: rows, rows: columns };
  });
  let others = (seen.served[seat] ?? 0) - sizes.reduce((sum, { columns }) => sum + columns, 0);
  const other = () => {
    plates.push({ thing: null, column: column++, columns: 1, rows: 1 });
    others--;
  };
  food.forEach((thing, i) => {
    const { colour } = setting.things[thing]!;
    if (colour === before && others > 0) other();
    plates.push({ thing, column, ...sizes[i]! });
    column += sizes[i]!.columns;
    before = colour;
  });
  while (others > 0) other();
  return plates;
}

/** The pieces that a row of choices would serve, from `start` on. */
export function served(setting: Setting, options: number[], start: number): Plate[] {
  let column = start;
  return options.flatMap((option): Plate[] => {
    const piece = setting.pieces[option - setting.options.piece];
    if (!piece && option !== setting.options.gap) return [];
    const { thing, columns, rows } = piece ?? { thing: null, columns: 1, rows: 1 };
    column += columns;
    return [{ thing, column: column - columns, columns, rows }];
  });
}
