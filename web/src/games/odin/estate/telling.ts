/** The estate in words: names of boards, reasons, and what is told about the tile in hand. */
import { text } from "../../../lib/words";
import type { Laying, Verdict } from "./laying.svelte";
import type { Setting } from "../model";
import type { Refusal } from "./placement";

const HOUSE = /house(\d+)$/;

/** Houses of one kind are numbered where there are several. */
export function boardName(setting: Setting, slot: number, board: number, several = false): string {
  const { name } = setting.boards[board]!;
  const number = HOUSE.exec(setting.slots[slot]!)?.[1];
  if (!slot) return text("odin-home");
  return number && several ? text("odin-house", { name, number }) : name;
}

export function reasonWords(refusal: Refusal): string {
  return {
    "not-on-this-board": () => text("odin-not-on-this-board"),
    "off-the-board": () => text("odin-off-the-board"),
    overlaps: () => text("odin-overlaps"),
    "touches-its-colour": () => text("odin-touches-its-colour"),
    "income-too-early": () => text("odin-income-too-early"),
  }[refusal]();
}

/** The things that are in the second list and not in the first. */
export function gained(before: readonly number[], after: readonly number[]): number[] {
  const left = [...before];
  return after.filter((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function changeWords(setting: Setting, { refusal, before, after }: Verdict): string {
  if (refusal) return reasonWords(refusal);
  const parts = [text("odin-allowed")];
  if (before.income !== after.income) parts.push(`${text("odin-income-becomes", { before: before.income, after: after.income })}.`);
  for (const thing of gained(before.bonuses, after.bonuses)) parts.push(text("odin-bonus-won", { thing: setting.things[thing]!.name }));
  for (const thing of gained(after.bonuses, before.bonuses)) parts.push(text("odin-bonus-lost", { thing: setting.things[thing]!.name }));
  if (before.minus !== after.minus) parts.push(text("odin-bare-becomes", { before: before.minus, after: after.minus }));
  return parts.join(" ");
}

/** For those who hear the board: the tile, where it is, and whether it may lie there. A mouse would say too much. */
export function handWords(setting: Setting, laying: Laying, nameOf: (slot: number) => string): string {
  const { shape, spot, verdict } = laying;
  if (!shape) return "";
  const tile = text("odin-tile", { thing: setting.things[shape.thing]!.name, rows: shape.rows, columns: shape.columns });
  if (!spot || !verdict || laying.means === "mouse") return text("odin-in-hand", { tile });
  return `${text("odin-hand-at", { tile, board: nameOf(spot.slot), row: spot.row + 1, column: spot.column + 1 })} ${changeWords(setting, verdict)}`;
}
