/** What is agreed on at a table. */
import { emblemName } from "../lib/names";
import type { GameInfo, OptionValue, TableOptionInfo } from "../lib/wire";
import { text } from "../lib/words";

const LETTERS = "ABCDEFGH";

/** Whether a value names no seat, or one of so many. */
const isSeatOf =
  (seats: number) =>
  ({ value }: OptionValue): boolean =>
    !/^[A-H]$/.test(value) || LETTERS.indexOf(value) < seats;

/** The options that mean something at such a table; the others would only be asked in vain. */
export function optionsThatMatter(game: GameInfo, seats: number, chosen: Record<string, string>): TableOptionInfo[] {
  const matters: Record<string, boolean> = {
    "brian-boru five_players_last_card": seats === 5,
    "odin action_board": seats <= 2,
    "odin removed_cards": ["harvest", "both"].includes(chosen.mini_expansions ?? ""),
    "odin starting_card": seats === 1,
  };
  return game.options
    .filter((option) => matters[`${game.id} ${option.name}`] ?? true)
    .map((option) => (option.name === "first" ? { ...option, values: option.values.filter(isSeatOf(seats)) } : option));
}

/** The values with their words; a seat is called by its emblem. */
export function optionValues(option: TableOptionInfo): OptionValue[] {
  const seat = option.name === "first";
  return option.values.map(({ value, label }) => ({ value, label: seat && label === value ? emblemName(LETTERS.indexOf(value)) : label }));
}

/** A chosen value in words; a whole text in place of a value is a file of the host. */
export function valueLabel(option: TableOptionInfo, value: string): string {
  if (value.includes("\n")) return text("option-own");
  return optionValues(option).find((one) => one.value === value)?.label ?? value;
}
