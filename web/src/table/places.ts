/** Who should sit in front of a screen that several players share. */
import type { TableInfo } from "../lib/wire";

/** The own seat that owes a choice, looking round the table from the seat that is shown; null if none does. */
export function owing(table: TableInfo, deciding: number[], from: number): number | null {
  const { length } = table.seats;
  const round = table.seats.map((_, i) => (from + i) % length);
  return round.find((seat) => deciding.includes(seat) && table.seats[seat]?.you && !table.seats[seat].bot) ?? null;
}
