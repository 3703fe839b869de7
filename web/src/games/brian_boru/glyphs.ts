/** What is drawn on the cards and in the panel, in squares of 24. Where a shape has more than one colour it has more than one path. */
import { symbols } from "../../art/symbols";
import type { Colour, Symbol } from "./model";

export const emblems: Record<Colour, string> = { red: symbols.axe, blue: symbols.cross, yellow: symbols.ring, white: symbols.crown };

const disc = "M12 2.5A9.5 9.5 0 1 0 12 21.5 9.5 9.5 0 1 0 12 2.5Z";
const longship =
  "M.8 10.6Q3.5 14.8 12 14.8T23.2 10.6Q22.6 21.2 12 21.2T.8 10.6ZM5.8 1.8H18.2Q16.6 6.6 18.2 11.8 12 13.6 5.8 11.8 7.4 6.6 5.8 1.8ZM9.6 3.6V11H11V3.6ZM13 3.6V11H14.4V3.6Z";
const seal = "M12 9.5A5.8 5.8 0 1 0 12 21.1 5.8 5.8 0 1 0 12 9.5Z";

/** `line` is drawn as a stroke upon `shape`. */
export interface Glyph {
  shape: string;
  line?: string;
  colour: string;
}

export const glyphs: Record<Symbol, Glyph> = {
  control: { shape: "M6 22V2H8V3.2Q12 1.4 15 3.2T21 3.2V12.2Q18 14 15 12.2T8 12.2V22Z", colour: "var(--sign-town)" },
  coin: { shape: disc, line: "M12 7V17M7 12H17", colour: "var(--sign-coin)" },
  pay: { shape: disc, line: "M6.8 12H17.2", colour: "var(--card)" },
  court: { shape: symbols.ring, colour: "var(--sign-court)" },
  raider: { shape: longship, colour: "var(--sign-raider)" },
  church: { shape: symbols.cross, colour: "var(--sign-church)" },
  expand: { shape: "M5.5 13.5A4.3 4.3 0 1 0 5.5 22.1 4.3 4.3 0 1 0 5.5 13.5ZM8.2 12.6 14.6 6.2 12 3.6H21V12.6L18.4 10 12 16.4Z", colour: "var(--sign-road)" },
  free: { shape: longship, line: "M3.5 21.5 20.5 2.5", colour: "var(--faded)" },
};

/** What stands at the head of the columns of the panel. */
export const signs = {
  coins: disc,
  renown: "M12 1.8 14.9 8.3 22 9.1 16.7 13.9 18.2 20.9 12 17.3 5.8 20.9 7.3 13.9 2 9.1 9.1 8.3Z",
  raiders: longship,
  church: symbols.cross,
  track: "M2 22V17.5H7V13H12V8.5H17V4H22V22Z",
  towns: `${seal}M5.5 8.5V2.5H8V4.5H10.7V2.5H13.3V4.5H16V2.5H18.5V8.5Z`,
  regions: "M3 4 9 2 15 4 21 2V20L15 22 9 20 3 22ZM8.2 4.3V18.3L9.8 18.8V4.8ZM14.2 5.3V19.3L15.8 19.8V5.8Z",
  tokens: "M12 2 21 5V12Q20.5 18.5 12 22.5 3.5 18.5 3 12V5Z",
  hand: "M2.5 7.5 9 5.5 13 19.5 6.5 21.5ZM11 3H20V18H14.6L11 5.4Z",
  marker: symbols.crown,
  marriage: symbols.ring,
  support: longship,
  trade: "M8.5 2.5H15.5L13.8 6.5Q20.5 10.5 20.5 16 20.5 21.5 12 21.5T3.5 16Q3.5 10.5 10.2 6.5Z",
} as const;
