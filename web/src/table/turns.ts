/** Events put together by who acted. */
import type { Told } from "../lib/wire";

export interface Turn {
  key: string;
  seat: number | null;
  events: Told[];
  /** How many entries the log had after it. */
  length: number;
}

/** What one seat did without anybody between, and the throws of the dice that followed from it. */
export function turnsOf(events: Told[]): Turn[] {
  const turns: Turn[] = [];
  for (const told of events) {
    const last = turns.at(-1);
    if (last && (told.seat === last.seat || (told.seat === null && last.seat !== null))) {
      last.events.push(told);
      last.length = told.entry + 1;
    } else {
      turns.push({ key: `${told.entry} ${turns.length}`, seat: told.seat, events: [told], length: told.entry + 1 });
    }
  }
  return turns;
}

/** What others did after the seat's own last choice; empty for who has not chosen yet. */
export function sinceOwn(events: Told[], seat: number | null): Told[] {
  if (seat === null) return [];
  const last = events.findLastIndex((told) => told.seat === seat);
  if (last < 0) return [];
  const entry = events[last]?.entry ?? 0;
  return events.filter((told) => told.entry > entry && told.seat !== seat);
}
