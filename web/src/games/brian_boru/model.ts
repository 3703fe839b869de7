/** What the server tells about a table of Brian Boru, as setting.py, observe.py and panel.py have it. */
import type { OptionInfo } from "../../lib/wire";
import type { BoardProps } from "../board";

export type Colour = "red" | "blue" | "yellow" | "white";
export type Symbol = "control" | "coin" | "pay" | "court" | "raider" | "church" | "expand" | "free";

export interface Named<Id extends string> {
  id: Id;
  name: string;
}

export interface Region {
  id: string;
  name: string;
  threshold: number;
  points: number;
}

export interface Town {
  id: string;
  name: string;
  also: string;
  region: number;
  colour: Colour;
  lat: number;
  lon: number;
}

export interface Card {
  value: number;
  colour: Colour;
  primary: Symbol[];
  /** The upper one, then the lower one if there is one. */
  secondary: Symbol[][];
  reconstructed: string;
}

export interface Marriage {
  id: string;
  name: string;
  points: number;
  renown: number;
  /** Where it gives a free town; -1: nowhere. */
  region: number;
}

export interface Setting {
  /** Where the options of each kind begin. */
  options: { town: number; card: number; action: number; no: number; offer: number; extras: number };
  rounds: number;
  colours: Named<Colour>[];
  symbols: Named<Symbol>[];
  regions: Region[];
  towns: Town[];
  roads: { towns: [number, number]; sea: boolean }[];
  cards: Card[];
  track: { coins: number; renown: number; town: boolean }[];
  marriages: Marriage[];
  princess: number;
  /** The strengths of all Viking cards. */
  vikings: number[];
  spread: number[];
  prices: { extra: number; expansion: number; penalty: number; monastery: number };
}

/** Lists by seat have one entry a seat; cards, towns, regions and marriages are numbers; -1 is nobody and nothing. */
export interface Seen {
  kind: string;
  deciding: number[];
  seats: number;
  /** The frames of the rules, each with its name first: what is going on. */
  stack: [name: string, ...values: number[]][];
  /** While several seats choose at once: what each is about, as `stack`. */
  branches: [name: string, ...values: number[]][][];
  round: number;
  /** Who has the marker, or put it on the map for this trick. */
  holder: number;
  /** The town with the marker on it. */
  active: number;
  /** Raiders in the battle area. */
  area: number;
  /** The seats with military support and with trade. */
  ally: number;
  trader: number;
  /** The marriage card of the round. */
  marriage: number;
  /** By region: the seat that has the claim token, -1 face up on the board, -2 face down. */
  claims: number[];
  coins: number[];
  renown: number[];
  track: number[];
  raiders: number[];
  church: number[];
  viking_deck: number[];
  /** By seat: the card played to this trick. */
  trick: number[];
  /** The card that has won this trick, until its end. */
  best: number;
  /** By seat: the towns with its discs. */
  discs: number[][];
  vikings: number[];
  monasteries: number[];
  wed: number[][];
  hand_sizes: number[];
  held: number[];
  hand: number[];
  packs: number[][];
}

/** By region: the weight of each seat, then that of the Vikings. */
export type Weights = { weights: number[] }[];

/** Something that happens in upkeep, in data and in words. */
export interface Happening {
  event: string;
  data: Record<string, number>;
  text: string;
}

/** If the round ended now: what would happen, and the map and everybody's points after it. */
export interface Outlook {
  told: Happening[];
  regions: Weights;
  claims: number[];
  /** By seat: the points that upkeep itself would bring. */
  gains: number[];
  /** By seat: the points if the game ended with it. */
  totals: number[];
}

export interface Facts {
  regions: Weights;
  players: { points: number; towns: number; regions: number }[];
  /** The seat that leads the trick, or would lead the next one. */
  leader: number;
  outlook: Outlook;
}

/** An option as notation.py describes it. */
export type Form =
  | { kind: "town"; town: string }
  | { kind: "card"; card: number }
  | { kind: "action"; action: "upper" | "lower" }
  | { kind: "no" }
  | { kind: "offer"; offer: "support" | "trade" | "reject" }
  | { kind: "extras"; extras: number };

export const formOf = (option: OptionInfo) => option.form as Form;

/** The same props, with the types of this game. */
export function viewsOf(props: BoardProps): { setting: Setting; seen: Seen; facts: Facts } {
  const { setting, observation, panel } = props as unknown as { setting: Setting; observation: Seen; panel: Facts };
  return { setting, seen: observation, facts: panel };
}
