/** What a table of Rebirth looks like to a client, and small questions about it. */
import type { OptionInfo, Prospect } from "../../lib/wire";
import type { Point } from "../map/point";
import { boxAround, centre } from "./hexes";

export const FARM = 0;
export const POWER = 1;
export const BLANK = 2;

const COVERED = 1;
const FIRST_TILE = 2;
const KINDS = 6;
export const NOBODY = -1;

export interface Place {
  name: string;
  row: number;
  column: number;
  ring: number[];
}

export interface Town {
  name: string;
  size: number;
  hexes: number[];
}

/** `Welcome.setting`; see setting.py. Hexes are known by their number. */
export interface Setting {
  title: string;
  /** "scotland" or "ireland"; empty for a map file. */
  map: string;
  rules: "scotland" | "ireland";
  provenance: string;
  rows: number;
  columns: number;
  /** The option of a hex is row * stride + column. */
  stride: number;
  /** Row, column, kind of symbol, number of the settlement or -1. */
  hexes: [number, number, number, number][];
  plus: number[];
  covered: number[];
  castles: Place[];
  cathedrals: Place[];
  towers: Place[];
  settlements: Town[];
  tiebreaks: [string, string];
  tiles: { sign: string; name: string; influence: number; count: number }[];
  missions: { id: string; text: string; points: number }[];
  public: { id: string; text: string; need: number; first: number; later: number }[];
  bonuses: { id: string; text: string }[];
}

export interface Seen {
  kind: string;
  turn: number;
  tiles: number[];
  bonuses: number[];
  hand: number[];
  supply: number[];
  aside: number[];
  removed: number[];
}

export interface PlayerCounts {
  points: number;
  hand: number;
  supply: number;
  aside: number;
  cards: number;
  castles: number;
  farms: number;
  power: number;
  harbours: number;
  visits: number;
}

export interface Cluster {
  seat: number;
  kind: number;
  hexes: number[];
}

export interface Card {
  seat: number;
  card: number;
  /** So many of the kind, which all count. */
  copies: number;
  /** By seat: how much of what the card counts; empty where it counts nothing. */
  values: number[];
  /** How much is needed; 0 where most is needed. */
  need: number;
  /** What they would bring together if the game ended now. */
  points: number;
}

export interface PublicMission {
  card: number;
  values: number[];
  need: number;
  fulfilled: boolean[];
  first: number;
  points: number[];
  tokens: number[];
}

/** `Update.panel`; see panel.py. */
export interface Facts {
  players: PlayerCounts[];
  clusters: Cluster[];
  castles: { holder: number; strength: number[] }[];
  /** By cathedral or tower: the seats that have been there. */
  visitors: number[][];
  settlements: { free: number; influence: number[] }[];
  cards: Card[];
  public: PublicMission[];
}

export interface LaidTile {
  hex: number;
  seat: number;
  kind: number;
}

export function centreOf(setting: Setting, hex: number): Point {
  const [row, column] = setting.hexes[hex]!;
  return centre(row, column);
}

/** The tile that a code of the observation stands for, if there is one. */
export function tileOf(tiles: number[], hex: number): LaidTile | null {
  const code = tiles[hex]! - FIRST_TILE;
  return code < 0 ? null : { hex, seat: Math.floor(code / KINDS), kind: code % KINDS };
}

export function laidTiles(tiles: number[]): LaidTile[] {
  return tiles.flatMap((_, hex) => tileOf(tiles, hex) ?? []);
}

export const isCovered = (code: number) => code === COVERED;
export const isFree = (code: number) => code === 0;

/** The number of the hex at a row and column, or undefined. */
export function hexFinder(setting: Setting): (row: number, column: number) => number | undefined {
  const found = new Map(setting.hexes.map(([row, column], hex) => [row * 100 + column, hex]));
  return (row, column) => found.get(row * 100 + column);
}

/** What an option under the pointer would change, gathered from the events that it would cause. */
export interface Effect {
  /** By seat: points. */
  points: Map<number, number>;
  castles: number[];
  settlements: number[];
  visits: number[];
}

export function effectOf(prospect: Prospect | undefined): Effect | null {
  if (!prospect?.allowed) return null;
  const points = new Map<number, number>();
  for (const { data } of prospect.events) {
    if (data["points"] && data["seat"] !== undefined) points.set(data["seat"], (points.get(data["seat"]) ?? 0) + data["points"]);
  }
  const named = (field: string) => prospect.events.flatMap(({ data }) => (data[field] === undefined ? [] : [data[field]]));
  return {
    points,
    castles: named("castle"),
    settlements: named("settlement"),
    visits: [...named("cathedral"), ...named("tower")],
  };
}

export const optionOf = (setting: Setting, row: number, column: number) => row * setting.stride + column;

/** All hexes of land: playable ones and places. */
export function landOf(setting: Setting): [number, number][] {
  return [
    ...setting.hexes.map(([row, column]): [number, number] => [row, column]),
    ...[...setting.castles, ...setting.cathedrals, ...setting.towers].map(({ row, column }): [number, number] => [row, column]),
  ];
}

export const boxOf = (setting: Setting) => boxAround(landOf(setting).map(([row, column]) => centre(row, column)), 16);

/** Of some hexes the one nearest to a point, if it is within reach. */
export function nearest(setting: Setting, hexes: number[], point: Point, reach: number): number | undefined {
  let best: number | undefined;
  let least = reach;
  for (const hex of hexes) {
    const { x, y } = centreOf(setting, hex);
    const away = Math.hypot(x - point.x, y - point.y);
    if (away < least) [best, least] = [hex, away];
  }
  return best;
}

/** An option as notation.py describes it. */
export type Form = { kind: "hex"; row: number; column: number } | { kind: "tile"; tile: string } | { kind: "card"; card: string };

export const formOf = (option: OptionInfo) => option.form as Form;
