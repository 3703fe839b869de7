/** The symbols of the cards and the signs of the panel, in squares of 24. */
import { symbols } from "../../art/symbols";
import { anyTown, coin, prow, renown } from "./marks";
import type { Symbol } from "./model";

/** `line` is drawn as a stroke upon `shape`. */
export interface Glyph {
  shape: string;
  line?: string;
  colour: string;
}

export const glyphs: Record<Symbol, Glyph> = {
  control: { shape: "M6 22V2H8V3.2Q12 1.4 15 3.2T21 3.2V12.2Q18 14 15 12.2T8 12.2V22Z", colour: "var(--sign-town)" },
  coin: { shape: coin, line: "M12 7V17M7 12H17", colour: "var(--sign-coin)" },
  pay: { shape: coin, line: "M6.8 12H17.2", colour: "var(--card)" },
  court: { shape: symbols.ring, colour: "var(--sign-court)" },
  raider: { shape: prow, colour: "var(--sign-raider)" },
  church: { shape: symbols.cross, colour: "var(--sign-church)" },
  expand: { shape: "M5.5 13.5A4.3 4.3 0 1 0 5.5 22.1 4.3 4.3 0 1 0 5.5 13.5ZM8.2 12.6 14.6 6.2 12 3.6H21V12.6L18.4 10 12 16.4Z", colour: "var(--sign-road)" },
  free: { shape: prow, line: "M3.5 21.5 20.5 2.5", colour: "var(--faded)" },
};

/** What stands at the head of the columns of the panel. */
export const signs = {
  coins: coin,
  renown,
  raiders: prow,
  church: symbols.cross,
  track: "M2 22V17.5H7V13H12V8.5H17V4H22V22Z",
  towns: anyTown,
  regions: "M3 4 9 2 15 4 21 2V20L15 22 9 20 3 22ZM8.2 4.3V18.3L9.8 18.8V4.8ZM14.2 5.3V19.3L15.8 19.8V5.8Z",
  tokens: "M12 2 21 5V12Q20.5 18.5 12 22.5 3.5 18.5 3 12V5Z",
  hand: "M2.5 7.5 9 5.5 13 19.5 6.5 21.5ZM11 3H20V18H14.6L11 5.4Z",
  marker: symbols.crown,
  marriage: symbols.ring,
  support: prow,
  trade: "M8.5 2.5H15.5L13.8 6.5Q20.5 10.5 20.5 16 20.5 21.5 12 21.5T3.5 16Q3.5 10.5 10.2 6.5Z",
} as const;
