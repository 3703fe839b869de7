/** What the home page knows about the games beside what the server tells. */
import type { Component } from "svelte";
import BrianBoruPicture from "../art/BrianBoruPicture.svelte";
import OdinPicture from "../art/OdinPicture.svelte";
import RebirthPicture from "../art/RebirthPicture.svelte";
import type { GameInfo } from "../lib/wire";
import { text } from "../lib/words";

interface Card {
  picture: Component;
  /** Said anew in each language. */
  sentence: () => string;
  minutes: [number, number];
  /** How many sit at a table that is started by one press. */
  seats: number;
  /** The option that matters most, offered beside the button. */
  option: string | null;
}

const cards: Record<string, Card> = {
  rebirth: {
    picture: RebirthPicture,
    sentence: () => text("home-rebirth"),
    minutes: [45, 60],
    seats: 2,
    option: "map",
  },
  "brian-boru": {
    picture: BrianBoruPicture,
    sentence: () => text("home-brian-boru"),
    minutes: [60, 90],
    seats: 3,
    option: null,
  },
  odin: {
    picture: OdinPicture,
    sentence: () => text("home-odin"),
    minutes: [30, 120],
    seats: 2,
    option: "length",
  },
};

export function cardOf(game: string): Card | undefined {
  return cards[game];
}

/** The number of seats to offer first. */
export function usualSeats(game: GameInfo): number {
  return cards[game.id]?.seats ?? game.seat_counts[0] ?? 2;
}

export const seatChoices = (game: GameInfo) => game.seat_counts.map((n) => ({ value: String(n), label: String(n) }));
