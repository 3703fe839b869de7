/** Bots by their strength, as players choose them: five levels, with their ratings in the game. */
import type { BotInfo } from "./wire";
import { text } from "./words";

/** Whom a player meets who has not chosen. */
export const USUAL = "level-2";
/** Who plays on for somebody who has left. */
export const STAND_IN = "level-3";

/** The levels of a game for a list to choose from, from the weakest on. */
export function levelsOf(bots: BotInfo[], game: string): { value: string; label: string }[] {
  return bots.filter((bot) => game in bot.ratings).map((bot) => ({ value: bot.id, label: levelName(bots, bot.id, game) }));
}

/** A bot by its name, and its rating if it has one. */
export function levelName(bots: BotInfo[], id: string, game: string): string {
  const bot = bots.find((one) => one.id === id);
  const rating = bot?.ratings[game];
  return bot ? (rating == null ? bot.label : text("level-rated", { name: bot.label, rating: String(rating) })) : text("players-bot");
}
