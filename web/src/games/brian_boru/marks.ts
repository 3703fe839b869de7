/** Shapes of Brian Boru that are drawn on the map and beside it. */
import { symbols } from "../../art/symbols";
import type { Colour } from "./model";

/** What is drawn on the seal of a town, in a square of 24. */
export const emblems: Record<Colour, string> = { red: symbols.axe, blue: symbols.cross, yellow: symbols.ring, white: symbols.crown };

/** The seals of towns, around the origin: a lozenge, four leaves, a round and an octagon. */
export const seals: Record<Colour, string> = {
  red: "M-4.5-26.5Q0-30 4.5-26.5L26.5-4.5Q30 0 26.5 4.5L4.5 26.5Q0 30-4.5 26.5L-26.5 4.5Q-30 0-26.5-4.5Z",
  blue: "M0-24Q9-29 16-23 29-22 23-8 29 0 23 8 29 22 16 23 9 29 0 24-9 29-16 23-29 22-23 8-29 0-23-8-29-22-16-23-9-29 0-24Z",
  yellow: "M0-25A25 25 0 1 1 0 25 25 25 0 1 1 0-25Z",
  white: "M-10-24H10L24-10V10L10 24H-10L-24 10V-10Z",
};

/** A dragon's head on the prow of a ship, in a square of 24. */
export const prow =
  "M21 23H8Q16.5 19 15.4 13Q14.6 10.8 12.2 11.2L8 12 2.6 15Q2 12 4.2 11L7.4 9.8 1.6 9Q2.2 6.4 6 6L9 4.6Q9 2.6 7.4.8 11 1.2 12.6 3.4L15.2 1.6Q15.4 4 14.6 4.8 19 6.4 20.4 11L23.2 10.6Q22.8 13.2 21.2 14.2 22.8 14.6 23.6 16.4 22.6 17.8 21.2 17.8 22.2 20.4 21 23ZM10.8 6.4A1.2 1.2 0 1 0 10.8 8.8 1.2 1.2 0 1 0 10.8 6.4Z";

/** A round tower with its cap, standing on the origin. */
export const tower = "M-6.5 0-5.2-24H5.2L6.5 0ZM-7.4-24 0-37 7.4-24Z";
export const towerDoor = "M-1.8-4V-9A1.8 1.8 0 0 1 1.8-9V-4ZM-1-16H1V-20H-1Z";

/** A candle in a square of 24, without and with its flame. */
export const candle = "M8.5 10.5H15.5V22H8.5Z";
export const flame = "M12 1Q16 5.4 12 9.6 8 5.4 12 1Z";

/** Interlace on the back of a claim token, around the origin. */
export const knot = "M-10-10Q0-3 10-10 3 0 10 10 0 3-10 10-3 0-10-10ZM0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9Z";

/** A crown around the marker, above the origin. */
export const crown = "M-11 0-14-12-6.5-7 0-16 6.5-7 14-12 11 0Z";

/** Rewards in squares of 24: a coin, renown, a town. */
export const coin = "M12 2.5A9.5 9.5 0 1 0 12 21.5 9.5 9.5 0 1 0 12 2.5Z";
export const renown = "M12 1.8 14.9 8.3 22 9.1 16.7 13.9 18.2 20.9 12 17.3 5.8 20.9 7.3 13.9 2 9.1 9.1 8.3Z";
export const anyTown = "M3 21V8.5H5.5V11H8.5V8.5H10.8V4L12 2.5 13.2 4V8.5H15.5V11H18.5V8.5H21V21H14V16.5A2 2 0 0 0 10 16.5V21Z";
