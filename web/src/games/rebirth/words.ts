/** What hexes and places are called, for those who hear the board and for the notes beside the pointer. */
import { plain } from "../../lib/names";
import { text } from "../../lib/words";
import type { Player } from "../board";
import type { Point } from "../map/point";
import { centre } from "./hexes";
import { BLANK, FARM, hexFinder, isCovered, POWER, tileOf, type Facts, type Place, type Seen, type Setting } from "./model";

/** A hex in a few words: what is printed on it and what lies there. */
export function hexWords(setting: Setting, seen: Seen, players: Player[], hex: number): string {
  const [, , kind, town] = setting.hexes[hex]!;
  const code = seen.tiles[hex]!;
  const tile = tileOf(seen.tiles, hex);
  if (tile) {
    return text("rebirth-hex-tile", { player: players[tile.seat]?.name ?? "", tile: setting.tiles[tile.kind]!.name });
  }
  if (isCovered(code)) return text("rebirth-hex-covered");
  const printed =
    kind === FARM ? text("rebirth-hex-farm")
    : kind === POWER ? text("rebirth-hex-power")
    : kind === BLANK ? text("rebirth-hex-blank")
    : text("rebirth-hex-settlement", { name: setting.settlements[town]?.name ?? "", size: setting.settlements[town]?.size ?? 0 });
  if (!setting.plus.includes(hex)) return printed;
  return text(setting.rules === "ireland" ? "rebirth-at-coast" : "rebirth-at-harbour", { hex: printed });
}

/** What is read aloud for a hex: where it is, what is there, and what a tile would bring. */
export function hexLabel(setting: Setting, seen: Seen, players: Player[], hex: number, told: string[]): string {
  const [row, column] = setting.hexes[hex]!;
  const words = text("rebirth-hex", { row, column, what: hexWords(setting, seen, players, hex) });
  return told.length ? `${words} ${told.map((line) => plain(line, players)).join(" ")}` : words;
}

/** Who holds a castle and how strong everybody is there. */
export function castleWords(facts: Facts, players: Player[], castle: number): string[] {
  const { holder, strength } = facts.castles[castle]!;
  const held = holder < 0 ? text("rebirth-castle-free") : text("rebirth-castle-held", { player: players[holder]?.name ?? "" });
  const at = strength.flatMap((hexes, seat) => (hexes ? [text("rebirth-castle-hexes", { player: players[seat]?.name ?? "", hexes })] : []));
  return [held, ...(at.length ? [at.join(", ")] : [])];
}

/** What a tower gives and who has been there; for a cathedral only the latter. */
export function shrineWords(setting: Setting, seen: Seen, facts: Facts, players: Player[], place: number): string[] {
  const bonus = setting.bonuses[seen.bonuses[place] ?? -1];
  const names = (facts.visitors[place] ?? []).map((seat) => players[seat]?.name ?? "");
  const visited = names.length ? text("rebirth-visited", { players: names.join(", ") }) : text("rebirth-unvisited");
  return bonus ? [bonus.text, visited] : [visited];
}

/** How many hexes of a settlement are free, and the influence there. */
export function townWords(facts: Facts, players: Player[], town: number): string[] {
  const { free, influence } = facts.settlements[town]!;
  const shares = influence.flatMap((amount, seat) => (amount ? [text("rebirth-influence", { player: players[seat]?.name ?? "", amount })] : []));
  return [free ? text("rebirth-town-free", { free }) : text("rebirth-town-complete"), ...(shares.length ? [shares.join(", ")] : [])];
}

/** A few words about what lies somewhere. */
export interface Note {
  at: Point;
  title: string;
  lines: string[];
}

/** What can be said about a spot of the map; null about water. */
export function noteAt(setting: Setting, seen: Seen, facts: Facts, players: Player[], [row, column]: [number, number]): Note | null {
  const at = centre(row, column);
  const here = (places: Place[]) => places.findIndex((place) => place.row === row && place.column === column);
  const castle = here(setting.castles);
  if (castle >= 0) {
    return { at, title: text("rebirth-castle", { name: setting.castles[castle]!.name }), lines: castleWords(facts, players, castle) };
  }
  const ireland = setting.rules === "ireland";
  const shrines = ireland ? setting.towers : setting.cathedrals;
  const shrine = here(shrines);
  if (shrine >= 0) {
    const title = text(ireland ? "rebirth-tower" : "rebirth-cathedral", { name: shrines[shrine]!.name });
    return { at, title, lines: shrineWords(setting, seen, facts, players, shrine) };
  }
  const hex = hexFinder(setting)(row, column);
  if (hex === undefined) return null;
  const town = setting.hexes[hex]![3];
  const what = hexWords(setting, seen, players, hex);
  const title = what.charAt(0).toLocaleUpperCase() + what.slice(1);
  return { at, title, lines: town < 0 ? [] : townWords(facts, players, town) };
}
