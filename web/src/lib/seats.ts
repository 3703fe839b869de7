/** What this browser remembers of your seats beside its cookie: so it notices when the cookie is lost, and a guest gets them back. */
export interface Remembered {
  /** Who had the seats. */
  person: string;
  account: string | null;
  /** The key to each seat, by its number. */
  keys: [number, string][];
}

const PLACE = "meadhall.seats.";
const nameOf = (table: string): string => PLACE + table;

export function remembered(table: string): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(table)) ?? "null") as Remembered | null;
  } catch {
    return null;
  }
}

/** Without seats to remember, the table is forgotten. */
export function remember(table: string, seats: Remembered | null): void {
  try {
    if (seats) localStorage.setItem(nameOf(table), JSON.stringify(seats));
    else localStorage.removeItem(nameOf(table));
  } catch {
    // Without storage a lost cookie is a lost seat.
  }
}

/** The tables where this browser had a seat when it was somebody else. */
export function tablesLost(person: string): string[] {
  return tables().filter((table) => remembered(table)?.person !== person);
}

/** Who logs out wants to be nobody here. */
export function forgetAll(): void {
  for (const table of tables()) remember(table, null);
}

function tables(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(PLACE) ? [name.slice(PLACE.length)] : []));
  } catch {
    return [];
  }
}
