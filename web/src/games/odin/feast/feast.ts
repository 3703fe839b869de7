/** What lies on a feast table, from left to right. */
import { thingNamed, type Seen, type Setting } from "../model";

/** Something on the table: so many squares wide and rows high. */
export interface Plate {
  /** null: a square left empty. */
  thing: number | null;
  column: number;
  columns: number;
  rows: number;
}

const has = (mask: number, bit: number) => Math.floor(mask / 2 ** bit) % 2 === 1;

/** Squares that emigrated ships take. */
export const shipsOn = (seen: Seen, seat: number) => seen.emigrants.slice(seat * 2, seat * 2 + 2);

/** What a seat has served, from `start` on. Of each kind the first ones are taken for those that lie lengthwise. */
export function platesOf(setting: Setting, seen: Seen, seat: number, start: number): Plate[] {
  const mask = seen.lain[seat] ?? 0;
  const goods = thingNamed(setting, "wood");
  const lying = new Map<number, number>();
  let column = start;
  return (seen.plates[seat] ?? []).map((thing): Plate => {
    const { id, rows = 1, columns = 1 } = setting.things[thing] ?? {};
    const most = Number(has(mask, thing)) + Number(id === "peas" && has(mask, goods));
    const lain = lying.get(thing) ?? 0;
    lying.set(thing, lain + 1);
    const size = lain < most ? { columns, rows } : { columns: rows, rows: columns };
    column += size.columns;
    return { thing: id === undefined ? null : thing, column: column - size.columns, ...size };
  });
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
