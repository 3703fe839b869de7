/** What can be done with a table before and beside play. Every act may fail with an `ApiError`. */
import { person } from "../home/person.svelte";
import { api } from "../lib/api";
import type { TableInfo } from "../lib/wire";

export interface Acts {
  /** Sit down at a seat, or let somebody of that name sit there who shares this device. */
  join: (seat: number, name?: string) => Promise<void>;
  /** Get up from one own seat, or from all. */
  leave: (seat?: number) => Promise<void>;
  start: () => Promise<void>;
  seatBot: (seat: number, bot: string) => Promise<void>;
  removeBot: (seat: number) => Promise<void>;
  /** Take seats back with their keys. */
  claim: (keys: [number, string][]) => Promise<void>;
}

/** The acts of a table; `changed` hears how the table looks afterwards. */
export function actsOf(id: string, changed: (table: TableInfo) => void): Acts {
  return {
    join: async (seat, name) => {
      changed(await api.join(id, seat, name));
      await person.load(); // a guest may have got another name, as there was one of the first already
    },
    leave: async (seat) => changed(await api.leave(id, seat)),
    start: async () => changed(await api.start(id)),
    seatBot: async (seat, bot) => changed(await api.seatBot(id, seat, bot)),
    removeBot: async (seat) => changed(await api.removeBot(id, seat)),
    claim: async (keys) => {
      for (const [seat, key] of keys) changed(await api.claim(id, seat, key));
      await person.load();
    },
  };
}
