/** The rules of laying tiles, as rules/placement.py has them: where a piece may lie, why not, and what a board brings. */
import type { BoardFacts, BoardInfo, Colour, Setting } from "../model";

/** A set of cells: the bit of a cell is row * columns + column, on every board and in every shape. */
export type Mask = bigint;

interface Step {
  value: number;
  cell: bigint;
  /** What must be covered once this cell is: all to its left and below. */
  needed: Mask;
}

interface Diagonal {
  steps: Step[];
  cap: number;
}

export interface Field {
  coverable: Mask;
  negative: Mask;
  double: Mask;
  diagonals: Diagonal[];
  bonuses: { gives: number[]; cells: Mask; around: Mask }[];
}

export interface Shape {
  thing: number;
  /** Undefined for silver, ore and wood. */
  colour: Colour | "special" | undefined;
  rows: number;
  columns: number;
  mask: Mask;
  offsets: bigint[];
  /** The piece it becomes by a quarter turn, and seen in a mirror; itself if that changes nothing or cannot be. */
  turned: number;
  mirrored: number;
}

export interface Rules {
  rows: number;
  columns: number;
  fields: Field[];
  shapes: Shape[];
  /** By thing: its pieces. */
  piecesOf: Map<number, number[]>;
  ore: number;
  wood: number;
}

/** A board of a seat with all that lies on it. */
export interface Ground {
  slot: number;
  board: number;
  house: boolean;
  covered: Mask;
  /** Covered by green on a board, by orange in a house; and by red in a house. */
  tinted: Mask;
  reddened: Mask;
}

export type Refusal = "not-on-this-board" | "off-the-board" | "overlaps" | "touches-its-colour" | "income-too-early";

/** What a board brings. */
export interface Yield {
  income: number;
  bonuses: number[];
  minus: number;
}

// what never changes

const DUE = ".NM$";

export function rulesOf(setting: Setting): Rules {
  const { columns } = setting;
  const bit = ([row, column]: readonly [number, number]) => 1n << BigInt(row * columns + column);
  const maskOf = (cells: readonly (readonly [number, number])[]) => cells.reduce((mask, cell) => mask | bit(cell), 0n);
  const shapes = setting.pieces.map(({ thing, rows, columns: width, cells }): Shape => {
    const offsets = cells.map(([row, column]) => BigInt(row * columns + column));
    return { thing, colour: setting.things[thing]!.colour, rows, columns: width, mask: maskOf(cells), offsets, turned: -1, mirrored: -1 };
  });
  const piecesOf = new Map<number, number[]>();
  shapes.forEach(({ thing }, piece) => piecesOf.set(thing, [...(piecesOf.get(thing) ?? []), piece]));
  setting.pieces.forEach(({ thing, rows, columns: width, cells }, piece) => {
    const find = (mask: Mask) => piecesOf.get(thing)!.find((each) => shapes[each]!.mask === mask) ?? piece;
    shapes[piece]!.turned = find(maskOf(cells.map(([row, column]) => [column, rows - 1 - row] as const)));
    shapes[piece]!.mirrored = find(maskOf(cells.map(([row, column]) => [row, width - 1 - column] as const)));
  });
  const named = (id: string) => setting.things.findIndex((thing) => thing.id === id);
  const fields = setting.boards.map((board) => fieldOf(board, columns));
  return { rows: setting.rows, columns, fields, shapes, piecesOf, ore: named("ore"), wood: named("wood") };
}

function fieldOf(board: BoardInfo, columns: number): Field {
  const bit = (row: number, column: number) => 1n << BigInt(row * columns + column);
  const cells = (signs: string, wanted: (row: number, column: number) => boolean = () => true): Mask => {
    let mask = 0n;
    board.grid.forEach((line, row) => {
      [...line].forEach((sign, column) => {
        if (signs.includes(sign) && wanted(row, column)) mask |= bit(row, column);
      });
    });
    return mask;
  };
  return {
    coverable: cells(`${DUE}b`),
    negative: cells("NM"),
    double: cells("M"),
    diagonals: board.income.map(({ cap, steps }) => ({
      cap,
      steps: steps.map(([value, top, right]) => ({
        value,
        cell: BigInt(top * columns + right),
        needed: cells(DUE, (row, column) => row >= top && column <= right),
      })),
    })),
    bonuses: board.bonuses.map(({ gives, cells: own }) => ({
      gives,
      cells: own.reduce((mask, [row, column]) => mask | bit(row, column), 0n),
      around: cells(DUE, (row, column) => own.some(([y, x]) => Math.abs(y - row) <= 1 && Math.abs(x - column) <= 1)),
    })),
  };
}

// what lies on the boards

/** The boards of a seat, as `Seen.laid` covers them. */
export function groundsOf(rules: Rules, setting: Setting, boards: readonly Pick<BoardFacts, "slot" | "board">[], laid: readonly number[]): Ground[] {
  const cells = rules.rows * rules.columns;
  const grounds = boards.map(({ slot, board }): Ground => {
    return { slot, board, house: setting.slots[slot]!.includes("house"), covered: 0n, tinted: 0n, reddened: 0n };
  });
  for (let at = 0; at < laid.length; at += 2) {
    const [piece, place] = [laid[at]!, laid[at + 1]!];
    const ground = grounds.find(({ slot }) => slot === Math.floor(place / cells));
    if (ground) lay(rules, ground, piece, place % cells);
  }
  return grounds;
}

function lay(rules: Rules, ground: Ground, piece: number, anchor: number): void {
  const { mask, colour } = rules.shapes[piece]!;
  const lying = mask << BigInt(anchor);
  ground.covered |= lying;
  if (colour === (ground.house ? "orange" : "green")) ground.tinted |= lying;
  else if (ground.house && colour === "red") ground.reddened |= lying;
}

// what a board brings

export function yieldOf(field: Field, covered: Mask): Yield {
  const bare = (cell: bigint) => !((covered >> cell) & 1n);
  return {
    income: field.diagonals.reduce((sum, { steps, cap }) => sum + (steps.find(({ cell }) => bare(cell))?.value ?? cap), 0),
    bonuses: field.bonuses.flatMap(({ gives, cells, around }) => (cells & covered || around & ~covered ? [] : gives)),
    minus: count(field.negative & ~covered) + count(field.double & ~covered),
  };
}

function count(mask: Mask): number {
  let number = 0;
  for (; mask; mask &= mask - 1n) number++;
  return number;
}

/** The cells of a mask, ascending. */
export function cellsOf(mask: Mask): number[] {
  const cells: number[] = [];
  for (let cell = 0; mask; cell++, mask >>= 1n) if (mask & 1n) cells.push(cell);
  return cells;
}

// where a piece fits

/** Green, blue, silver and ore on boards; all goods and silver, but no ore, in houses; wood there if a card allows it. */
export function mayLie(rules: Rules, piece: number, house: boolean, wood: boolean): boolean {
  const { thing, colour } = rules.shapes[piece]!;
  if (thing === rules.wood) return house && wood;
  if (thing === rules.ore) return !house;
  return house || (colour !== "orange" && colour !== "red");
}

/** Next to a tile of its own colour: green on boards, orange and red in houses. */
function barred(rules: Rules, ground: Ground, piece: number): Mask {
  const { colour } = rules.shapes[piece]!;
  if (colour === (ground.house ? "orange" : "green")) return around(rules, ground.tinted);
  return ground.house && colour === "red" ? around(rules, ground.reddened) : 0n;
}

function around(rules: Rules, cells: Mask): Mask {
  const row = BigInt(rules.columns);
  return (cells << 1n) | (cells >> 1n) | (cells << row) | (cells >> row);
}

/** Where the upper left corner of the piece may lie on the board. */
export function room(rules: Rules, ground: Ground, piece: number, wood: boolean): Mask {
  if (!mayLie(rules, piece, ground.house, wood)) return 0n;
  return anchors(rules.fields[ground.board]!, ground.covered, barred(rules, ground, piece), rules.shapes[piece]!);
}

/**
 * An income cell may be covered only together with all to its left and below. So a piece either keeps off all such
 * cells, or covers the first bare one of a diagonal, and what it covers then is checked.
 */
function anchors(field: Field, covered: Mask, kept: Mask, { mask, offsets }: Shape): Mask {
  const free = field.coverable & ~covered & ~kept;
  const fitting = (cells: Mask) => offsets.reduce((fits, offset) => fits & (cells >> offset), -1n);
  const fits = fitting(free);
  if (!fits || !field.diagonals.length) return fits;
  const bareOf = ({ steps }: Diagonal) => steps.filter(({ cell }) => !((covered >> cell) & 1n));
  const bare = field.diagonals.flatMap(bareOf);
  let legal = fitting(bare.reduce((cells, { cell }) => cells & ~(1n << cell), free));
  for (const diagonal of field.diagonals) {
    const first = bareOf(diagonal)[0];
    if (!first) continue;
    for (const offset of offsets) {
      const anchor = first.cell - offset;
      if (anchor < 0n || !((fits >> anchor) & 1n) || (legal >> anchor) & 1n) continue;
      const lying = mask << anchor;
      const bared = ~(covered | lying);
      if (!bare.some(({ cell, needed }) => (lying >> cell) & 1n && needed & bared)) legal |= 1n << anchor;
    }
  }
  return legal;
}

/** Why the piece cannot lie with its corner there, which may be outside; null if it can. */
export function refusal(rules: Rules, ground: Ground, piece: number, row: number, column: number, wood: boolean): Refusal | null {
  if (!mayLie(rules, piece, ground.house, wood)) return "not-on-this-board";
  const shape = rules.shapes[piece]!;
  if (row < 0 || column < 0 || column >= rules.columns) return "off-the-board";
  const anchor = BigInt(row * rules.columns + column);
  if ((room(rules, ground, piece, wood) >> anchor) & 1n) return null;
  const cells = shape.mask << anchor;
  if (cells & ~rules.fields[ground.board]!.coverable) return "off-the-board";
  if (cells & ground.covered) return "overlaps";
  if (cells & barred(rules, ground, piece)) return "touches-its-colour";
  return "income-too-early";
}
