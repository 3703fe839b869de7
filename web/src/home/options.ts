/** Short words for what is agreed on at a table. What the server says about an option is longer, and serves as its hint. */
import type { GameInfo, OptionValue, TableOptionInfo } from "../lib/wire";
import { text } from "../lib/words";

interface Words {
  label: string;
  values: Record<string, string>;
}

const yesNo = (): Words["values"] => ({ no: text("option-no"), yes: text("option-yes") });

const known = (): Record<string, Words> => ({
  "rebirth map": {
    label: text("option-map"),
    values: { scotland: text("option-map-scotland"), ireland: text("option-map-ireland") },
  },
  "rebirth zero_counts": { label: text("option-zero-counts"), values: yesNo() },
  "rebirth first": {
    label: text("option-first"),
    values: { random: text("option-first-random"), A: text("seat-0"), B: text("seat-1"), C: text("seat-2"), D: text("seat-3") },
  },
  "brian-boru expand_into_active_town": {
    label: text("option-active-town"),
    values: { forbidden: text("option-forbidden"), allowed: text("option-allowed") },
  },
  "brian-boru five_players_last_card": {
    label: text("option-last-card"),
    values: { discarded: text("option-last-card-discarded"), played: text("option-last-card-played") },
  },
  "brian-boru viking_deck": {
    label: text("option-viking-deck"),
    values: { default: text("option-viking-deck-default"), alternative: text("option-viking-deck-alternative") },
  },
  "odin length": {
    label: text("option-length"),
    values: { long: text("option-length-long"), short: text("option-length-short") },
  },
  "odin mini_expansions": {
    label: text("option-mini"),
    values: {
      none: text("option-mini-none"),
      islands: text("option-mini-islands"),
      harvest: text("option-mini-harvest"),
      both: text("option-mini-both"),
    },
  },
  "odin decks": { label: text("option-decks"), values: { AB: "A + B", AC: "A + C", BC: "B + C", ABC: "A + B + C" } },
  "odin action_board": {
    label: text("option-board"),
    values: { full: text("option-board-full"), small: text("option-board-small") },
  },
  "odin island_points": {
    label: text("option-island-points"),
    values: { first: text("option-island-points-first"), later: text("option-island-points-later") },
  },
  "odin removed_cards": {
    label: text("option-removed"),
    values: { all: text("option-removed-all"), required: text("option-removed-required") },
  },
  "odin starting_card": {
    label: text("option-starting-card"),
    values: { drawn: text("option-starting-card-drawn"), chosen: text("option-starting-card-chosen") },
  },
});

/** Whether a value names no seat, or one of so many. */
const isSeatOf =
  (seats: number) =>
  ({ value }: OptionValue): boolean =>
    !/^[A-H]$/.test(value) || "ABCDEFGH".indexOf(value) < seats;

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

export function optionLabel(game: string, option: TableOptionInfo): string {
  return known()[`${game} ${option.name}`]?.label ?? option.label;
}

export function optionValues(game: string, option: TableOptionInfo): OptionValue[] {
  const words = known()[`${game} ${option.name}`]?.values;
  return option.values.map(({ value, label }) => ({ value, label: words?.[value] ?? label }));
}

/** A chosen value in words; a whole text in place of a value is a file of the host. */
export function valueLabel(game: string, option: TableOptionInfo, value: string): string {
  if (value.includes("\n")) return text("option-own");
  return optionValues(game, option).find((one) => one.value === value)?.label ?? value;
}
