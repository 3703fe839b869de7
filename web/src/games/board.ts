/** What every board is given, and how it answers. One component a game; see `boards` for who has one. */
import type { Component } from "svelte";
import type { OptionInfo, Prospect, Suggestion, Told, Update } from "../lib/wire";
import { passing } from "./odin/passing";

/** Somebody at the table, as boards and panels show them. */
export interface Player {
  seat: number;
  name: string;
  /** The CSS variable of the seat's colour, such as "var(--seat-0)". */
  colour: string;
  you: boolean;
}

export interface BoardProps {
  /** `Welcome.setting`: what never changes at this table. */
  setting: Record<string, unknown>;
  /** `Update.observation`, of now or of a moment in the history. */
  observation: Record<string, unknown>;
  /** `Update.panel`: what follows from the observation by the rules; a board may show it, a panel does. */
  panel: Record<string, unknown>;
  /** The seat whose eyes we see through; null for a spectator. */
  seat: number | null;
  players: Player[];
  /** What may be chosen now; empty while looking at the history or waiting. */
  options: OptionInfo[];
  /** What is known of options so far, by option: what they would bring, or why they are not allowed. */
  prospects: Map<number, Prospect>;
  /** The option under the pointer or the focus. */
  considered: number | null;
  consider: (option: number | null) => void;
  /** `sure`: it was looked at before, such as by a first tap, so that there is no need to ask again. */
  choose: (option: number, sure?: boolean) => void;
  /** Several choices in a row that belong together, such as a tile and its place: all are made or none. */
  chooseAll: (options: number[]) => void;
  /** What was suggested for this decision, a row of choices: the suggestion that is considered, or else the best. */
  advice: Suggestion | null;
  /** Ask for the prospects of options that are not allowed, to learn why. */
  ask: (options: number[]) => void;
  /** What has just happened, for animation; empty after a reload. */
  fresh: Told[];
  /** It was passed over by somebody in a hurry: nothing of it needs to move. */
  hurried: boolean;
  /** The language of names on the board. */
  language: string;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;

/** Boards are loaded when a table of their game is opened. A game without a board is played with the list of options. */
export const boards: Record<string, Loader> = {
  "brian-boru": () => import("./brian_boru/Board.svelte"),
  odin: () => import("./odin/Board.svelte"),
  rebirth: () => import("./rebirth/Board.svelte"),
};

/** Boards on which every option can be chosen: the options in words stand beside them only on demand. */
export const whole: ReadonlySet<string> = new Set(["brian-boru", "odin"]);

/** What a game shows in the side column, such as missions with everybody's progress. It is given what the board is given. */
export const panels: Record<string, Loader> = {
  "brian-boru": () => import("./brian_boru/Panel.svelte"),
  odin: () => import("./odin/Panel.svelte"),
  rebirth: () => import("./rebirth/Panel.svelte"),
};

/** A question before a choice that gives up more than it seems to. */
export interface Caution {
  title: string;
  words: string;
  yes: string;
}

/** What a game asks before a seat makes such a choice; null for all others. */
export const cautions: Record<string, (update: Update, seat: number, option: number) => Caution | null> = {
  odin: passing,
};
