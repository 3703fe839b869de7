/** What a seat has that could be laid, by colour. */
import type { Seen, Setting } from "../model";
import type { Rules } from "./placement";

export interface Holding {
  thing: number;
  count: number;
  /** How it lies on the shelf. */
  shown: number;
  /** What is picked up; null if it cannot be laid now. */
  piece: number | null;
}

export interface Shelf {
  kind: string;
  holdings: Holding[];
}

const ORDER = ["orange", "red", "green", "blue", "special", "single"];

/** The piece as it lies. */
function lowest(setting: Setting, pieces: readonly number[]): number {
  return pieces.reduce((best, piece) => (setting.pieces[piece]!.rows < setting.pieces[best]!.rows ? piece : best));
}

/** Animals stand in the stable, and wood lies with the materials, unless they can be laid. */
export function shelvesOf(setting: Setting, seen: Seen, rules: Rules, seat: number, offered: ReadonlySet<number>): Shelf[] {
  const each = seen.stock.length / seen.seats;
  const special = setting.things.findIndex(({ colour }) => colour === "special");
  const animals = setting.animals.map(({ good }) => good);
  const shelves = ORDER.map((kind): Shelf => ({ kind, holdings: [] }));
  for (const [thing, pieces] of rules.piecesOf) {
    const { colour } = setting.things[thing]!;
    const count = colour === "special" ? Number(seen.treasures[seat]!.includes(thing - special)) : seen.stock[seat * each + thing]!;
    const piece = pieces.find((one) => offered.has(one)) ?? null;
    if (!count || (piece === null && (thing === rules.wood || animals.includes(thing)))) continue;
    shelves[ORDER.indexOf(colour ?? "single")]!.holdings.push({ thing, count, shown: lowest(setting, pieces), piece });
  }
  return shelves.filter(({ holdings }) => holdings.length);
}
