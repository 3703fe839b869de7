/** What is agreed on at a table. */
import { emblemName } from "../lib/names";
import type { GameInfo, TableOptionInfo } from "../lib/wire";
import { text } from "../lib/words";

const LETTERS = "ABCDEFGH";

/** The options that mean something at such a table; the others would only be asked in vain. */
export function optionsThatMatter(game: GameInfo, seats: number, chosen: Record<string, string>): TableOptionInfo[] {
  return game.options
    .filter(({ given }) => !given || given.values.includes(chosen[given.option] ?? ""))
    .map((option) => ({ ...option, values: option.values.filter((one) => one.seats.includes(seats)) }))
    .filter(({ values }) => values.length > 1);
}

/** The values with their words; a seat is called by its emblem. */
export function optionValues(option: TableOptionInfo): { value: string; label: string }[] {
  const seat = option.name === "first";
  return option.values.map(({ value, label }) => ({ value, label: seat && label === value ? emblemName(LETTERS.indexOf(value)) : label }));
}

/** A chosen value in words; a whole text in place of a value is a file of the host. */
export function valueLabel(option: TableOptionInfo, value: string): string {
  if (value.includes("\n")) return text("option-own");
  return optionValues(option).find((one) => one.value === value)?.label ?? value;
}
