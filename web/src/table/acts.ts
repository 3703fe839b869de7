/** What can be done with a table before and beside play. Every act may fail with an `ApiError`. */
import { api } from "../lib/api";
import type { TableInfo } from "../lib/wire";

export interface Acts {
  /** Sit down; without a seat, at the first free one. */
  join: (seat?: number | null) => Promise<void>;
  leave: () => Promise<void>;
  start: () => Promise<void>;
  seatBot: (seat: number, bot: string) => Promise<void>;
  removeBot: (seat: number) => Promise<void>;
}

/** The acts of a table; `changed` hears how the table looks afterwards. */
export function actsOf(id: string, changed: (table: TableInfo) => void): Acts {
  return {
    join: async (seat = null) => changed(await api.join(id, seat)),
    leave: async () => changed(await api.leave(id)),
    start: async () => changed(await api.start(id)),
    seatBot: async (seat, bot) => changed(await api.seatBot(id, seat, bot)),
    removeBot: async (seat) => changed(await api.removeBot(id, seat)),
  };
}
