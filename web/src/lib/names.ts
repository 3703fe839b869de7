/** Seats in texts are letters behind an @ ("@A places a farm"): here they become people. */
import type { Player } from "../games/board";
import { text } from "./words";
import type { SeatInfo } from "./wire";

const LETTERS = "ABCDEFGH";

/** A piece of a text: plain words, or somebody. */
export type Piece = string | Player;

/** What a seat is called by its emblem; bots have no other name. */
export function emblemName(seat: number): string {
  const names = [text("seat-0"), text("seat-1"), text("seat-2"), text("seat-3"), text("seat-4")];
  return names[seat] ?? LETTERS[seat] ?? "";
}

export function playerOf(seat: SeatInfo): Player {
  const name = seat.name ?? (seat.bot ? emblemName(seat.seat) : text("player-free"));
  return { seat: seat.seat, name, colour: `var(--seat-${seat.seat})`, you: seat.you };
}

/** The text in pieces, with players in place of their letters. */
export function pieces(words: string, players: Player[]): Piece[] {
  return words
    .split(/(@[A-H](?![A-Za-z]))/)
    .map((part) => (/^@[A-H]$/.test(part) ? (players[LETTERS.indexOf(part.charAt(1))] ?? part.slice(1)) : part))
    .filter((part) => part !== "");
}

/** The same as one string, for titles and screen readers. */
export function plain(words: string, players: Player[]): string {
  return pieces(words, players)
    .map((piece) => (typeof piece === "string" ? piece : piece.name))
    .join("");
}
