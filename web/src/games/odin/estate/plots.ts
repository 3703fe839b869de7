/** The boards of a seat, each with its name and what lies on it. */
import type { Told } from "../../../lib/wire";
import type { BoardFacts, BoardInfo, Seen, Setting } from "../model";
import { groundsOf, type Ground, type Rules } from "./placement";
import { boardName } from "./telling";

export interface Lying {
  piece: number;
  row: number;
  column: number;
  /** It was laid just now. */
  fresh: boolean;
}

export interface Plot {
  facts: BoardFacts;
  ground: Ground;
  name: string;
  island: boolean;
  lying: Lying[];
}

export function plotsOf(setting: Setting, rules: Rules, seen: Seen, boards: BoardFacts[], seat: number, events: Told[]): Plot[] {
  const laid = seen.laid[seat]!;
  const { cells } = setting.options;
  const placed = events.filter(({ event, data }) => event === "Placed" && data["seat"] === seat).map(({ data }) => data);
  const plots = groundsOf(rules, setting, boards, laid).map((ground, n): Plot => {
    const facts = boards[n]!;
    const several = boards.filter(({ board }) => board === facts.board).length > 1;
    const island = setting.slots[facts.slot]!.startsWith("island");
    return { facts, ground, name: boardName(setting, facts.slot, facts.board, several), island, lying: [] };
  });
  for (let at = 0; at < laid.length; at += 2) {
    const [slot, cell] = [Math.floor(laid[at + 1]! / cells), laid[at + 1]! % cells];
    const [row, column] = [Math.floor(cell / setting.columns), cell % setting.columns];
    const fresh = placed.some((data) => data["slot"] === slot && data["row"] === row && data["column"] === column);
    plots.find(({ facts }) => facts.slot === slot)?.lying.push({ piece: laid[at]!, row, column, fresh });
  }
  return plots;
}

/** What all boards bring together. */
export function totalOf(boards: readonly BoardFacts[]): { income: number; bonuses: number[]; minus: number } {
  const sum = (number: (board: BoardFacts) => number) => boards.reduce((all, board) => all + number(board), 0);
  return { income: sum(({ income }) => income), bonuses: boards.flatMap(({ bonuses }) => bonuses), minus: sum(({ minus }) => minus) };
}

/** The columns of the widest of some boards. */
export function widthOf(setting: Setting, plots: readonly Plot[]): number {
  return Math.max(0, ...plots.map(({ facts }) => columnsOf(setting.boards[facts.board]!)));
}

export const columnsOf = ({ grid }: BoardInfo) => Math.max(...grid.map((line) => line.length));
