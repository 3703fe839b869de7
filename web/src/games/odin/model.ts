/** What the server tells about a table of A Feast for Odin, as setting.py, observe.py and panel.py have it. */
import type { OptionInfo } from "../../lib/wire";
import type { BoardProps } from "../board";

export type Colour = "orange" | "red" | "green" | "blue";

/** Anything that can be had: goods, materials, silver, weapons, special tiles, buildings. */
export interface Thing {
  /** Empty for goods that do not exist. */
  id: string;
  name: string;
  colour?: Colour | "special";
  /** 0: it cannot be looted. */
  sword?: number;
  forgeable?: boolean;
  /** Of a good as it lies. */
  rows?: number;
  columns?: number;
  /** Of a special tile; -1: it cannot be bought. */
  price?: number;
  points?: number;
  /** Of a building: how many there are. */
  supply?: number;
}

/** A thing in one of its orientations: quarter turns, then mirror images. */
export interface Piece {
  thing: number;
  rows: number;
  columns: number;
  /** Row and column of each of its cells. */
  cells: [number, number][];
}

/** The home board, a side of an exploration board, or a house. */
export interface BoardInfo {
  id: string;
  name: string;
  /** _ outside, . plain, N -1 while bare, M -2, $ income, b bonus, # never covered, % the same with the last income. */
  grid: string[];
  points: number;
  minus: number;
  letter: string;
  back: boolean;
  vikings: number;
  ship: string;
  /** A step is its value, row and column, the lowest first; the cap is paid when all are covered. */
  income: { cap: number; steps: [number, number, number][] }[];
  bonuses: { gives: number[]; cells: [number, number][] }[];
  wood: number;
  stone: number;
  supply: number;
}

/** What an action space does, as actions.toml has it. */
export type Effect = Record<string, unknown>;

export interface Space {
  number: number;
  id: string;
  name: string;
  short: string;
  text: string;
  /** 1 to 4: also the Vikings it takes. */
  column: number;
  row: number;
  height: number;
  group: string;
  colour: string;
  effects: Effect[];
}

export interface Ship {
  id: string;
  name: string;
  large: boolean;
  price: number;
  points: number;
  ore: number;
  printed_ore: number;
  emigrated: number;
  berths: number;
}

export type Amounts = [thing: number, number: number][];

export interface DiceGame {
  id: string;
  die: number;
  high: boolean;
  weapon: number;
  material: number;
  ship_ore: boolean;
  least: number;
  loot: boolean;
  reward: Amounts;
  failure: Amounts;
  vikings_back: number;
}

export interface Occupation {
  /** From 0; its number is one more. */
  card: number;
  number: number;
  deck: string;
  light: boolean;
  name: string;
  points: number;
  kinds: ("immediate" | "each_time" | "anytime" | "as_soon_as")[];
  text: string;
}

type Start = "space" | "word" | "ship" | "arm" | "good" | "special" | "strip" | "island" | "number" | "card" | "token" | "piece" | "cell" | "cells";
export type Word = "pass" | "done" | "roll" | "succeed" | "fail" | "yes" | "no" | "gap" | "pause";

export interface Setting {
  rows: number;
  columns: number;
  /** Where the options of each kind begin, and those that are words. */
  options: Record<Start | Word, number>;
  /** The places for boards: home, islands, stone houses, long houses. */
  slots: string[];
  things: Thing[];
  pieces: Piece[];
  /** 0 home, then front and back of each island by turns, then stone house and long house. */
  boards: BoardInfo[];
  /** The exploration boards in play: number n has the sides boards[1 + 2n] and boards[2 + 2n]. */
  islands: number[];
  rounds: { turn: string; table: number; coming: number }[];
  vikings: number;
  feast: { columns: number; rows: number; emigrated: number; penalty: number };
  spaces: Space[];
  imitations: string[];
  ships: Ship[];
  animals: { good: number; points: number; pregnant: number }[];
  strips: number[][];
  rolls: number;
  dice: DiceGame[];
  cards: Occupation[];
  tokens: [Amounts, Amounts][];
}

/** Lists by seat and something else are flat: seat * number + something. -1 is nobody and nothing. */
export interface Seen {
  kind: string;
  deciding: number[];
  seats: number;
  /** The frames of the rules, each with its name first: what is going on. */
  stack: [name: string, ...values: number[]][];
  /** While several seats choose at once: what each is about, as `stack`. */
  branches: [name: string, ...values: number[]][][];
  round: number;
  moose: number;
  last_placer: number;
  passed: number[];
  /** By seat: Vikings on the Thing square. */
  thing: number[];
  /** By space, with the two imitation spaces last: how many Vikings, and whose; in a solo game perhaps of OTHER_COLOUR. */
  placed: number[];
  placer: number[];
  /** Solo: which colour plays, 0 the first and 1 the second, and how many Vikings of the other one stand on no space. */
  colour: number;
  waiting: number;
  /** The columns of the imitation spaces. */
  imitation: number[];
  /** By seat and thing. */
  stock: number[];
  pregnant: number[];
  /** By seat: special tiles in the supply, as numbers from 0. */
  treasures: number[][];
  /** In the general supply. */
  specials: number[];
  crowns: number[];
  boats: number[];
  knarrs: number[];
  longships: number[];
  emigrants: number[];
  houses: number[];
  /** By seat: piece and place (slot * cells + cell) by turns. */
  laid: number[][];
  owners: number[];
  sides: number[];
  found: number[];
  /** By strip: how many items are gone; -1: it does not lie there yet. */
  strips: number[];
  weapon_pile: number[];
  weapon_discard: number[];
  played: number[][];
  light_cards: number[][];
  dark_cards: number[][];
  penalties: number[];
  served: number[];
  beside: number[];
  /** By seat: the kinds that lie lengthwise on the feast table, a mask of goods. */
  lain: number[];
  /** By seat: what was served from left to right: food, silver, -1 for a square left empty. */
  plates: number[][];
  spots: number[];
  marker: number;
  markers: number[];
  tokens: number[][];
  token_side: number;
  hand: number[];
  offered: number[];
  /** The card that the observer may play for free in the first turn. */
  free_card: number;
}

/** What a board of a seat brings as it is covered now. */
export interface BoardFacts {
  slot: number;
  board: number;
  income: number;
  bonuses: number[];
  minus: number;
}

/** A feast as it would be served at best from what the seat has now. */
export interface FeastFacts {
  round: number;
  /** Whether it is under way. */
  dining: boolean;
  squares: number;
  /** Squares still to be filled. */
  left: number;
  silver: number;
  gaps: number;
}

/** A game of dice under way: always whose it is and what can be paid; the rest as far as that is to be decided. */
export interface DiceFacts {
  seat: number;
  game: number;
  means: [thing: number, worth: number, have: number][];
  purse: number;
  rolls?: number;
  allowed?: number;
  /** What the die shows, ... */
  roll?: number;
  ore?: number;
  strength?: number;
  changes?: [card: number, amount: number][];
  /** ... and what comes of it. */
  result?: number;
  /** By face: the result, and whether the seat could succeed with it. */
  faces?: [result: number, succeeds: boolean][];
  /** All ways to pay. */
  mixes?: Amounts[];
  /** All tiles that can be looted. */
  tiles?: [thing: number, sword: number][];
  /** Those within reach, and what has to be paid for them. */
  loot?: [thing: number, sword: number, due: number][];
  /** Vikings that may come back after a failure. */
  back?: number;
  /** The sword value of a tile taken before. */
  taken?: number;
  due?: number;
  /** Of the whaling boats that may take part: their ore, and on how many faces they would succeed. */
  fleets?: [ore: number, successes: number][];
}

export interface Facts {
  /** Of the score. */
  headings: string[];
  /** Points are by heading; `wood`: a card allows it to lie in houses. */
  players: { points: number[]; boards: BoardFacts[]; spots: number; squares: number; wood: boolean }[];
  /** By seat; null when no feast is to come. */
  feasts: (FeastFacts | null)[];
  /** By seat, where there are payments or ways to choose from: the card behind them or -1, what options take and bring, and the ships that go and come. */
  offers: ({ card: number; ways: [option: number, pays: Amounts, gets: Amounts, leaves: number[], ships: number[]][] } | null)[];
  dice: DiceFacts | null;
  /** By round: the goods of the harvest; null while or because nobody can know them. */
  harvests: (number[] | null)[];
}

/** Whose Vikings of the round before are in a solo game. */
export const OTHER_COLOUR = -2;

/** The seat whose emblem marks Vikings: in a solo game those of the second colour carry that of a second seat. */
export const emblemOf = ({ colour }: Seen, who: number) => (who === OTHER_COLOUR ? 1 - colour : who + colour);

/** How many Vikings of a seat, or of OTHER_COLOUR, stand on spaces. */
export const standing = ({ placed, placer }: Seen, whose: number) => placed.reduce((sum, vikings, space) => sum + (placer[space] === whose ? vikings : 0), 0);

/** An option as notation.py describes it. */
export type Form =
  | { kind: "space"; space: string }
  | { kind: "word"; word: Word }
  | { kind: "ship"; ship: string }
  | { kind: "arm"; arm: string }
  | { kind: "good"; good: string }
  | { kind: "special"; special: string }
  | { kind: "strip"; strip: number }
  | { kind: "island"; island: string }
  | { kind: "number"; number: number }
  | { kind: "card"; card: number }
  | { kind: "token"; token: number }
  | { kind: "piece"; piece: string; orientation: number }
  | { kind: "cell"; board: string; row: number; column: number };

export const formOf = (option: Pick<OptionInfo, "form">) => option.form as Form;

/** The number of a thing with such an id. */
export const thingNamed = (setting: Setting, id: string) => setting.things.findIndex((thing) => thing.id === id);

/** How many of a thing a seat has. */
export const stockOf = ({ stock }: Seen, { things }: Setting, seat: number, thing: number) => stock[seat * heldThings(things) + thing] ?? 0;

/** Things that are counted in the stock: all before "weapon", which stands for any. */
const heldThings = (things: Thing[]) => things.findIndex(({ id }) => id === "weapon");

/** The choice that a seat owes, or the one on top for everybody: its name, then its values. */
export function dueOf({ stack, branches }: Seen, seat: number | null): Seen["stack"][number] | undefined {
  return (branches.length && seat !== null ? branches[seat]! : stack).at(-1);
}

/** The same props, with the types of this game. */
export function viewsOf(props: BoardProps): { setting: Setting; seen: Seen; facts: Facts } {
  const { setting, observation, panel } = props as unknown as { setting: Setting; observation: Seen; panel: Facts };
  return { setting, seen: observation, facts: panel };
}
