/** Choices that the server has not acknowledged yet. They survive a reload, and are sent again under the same id. */
import type { Choose, Undo } from "./wire";

export type Kept = Choose | Undo;

export class Unsent {
  readonly #key: string;

  constructor(table: string, seat: number | null) {
    this.#key = `meadhall.unsent.${table}.${seat ?? "watch"}`;
  }

  read(): Kept[] {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]");
      return Array.isArray(found) ? (found as Kept[]) : [];
    } catch {
      return [];
    }
  }

  write(kept: Kept[]): void {
    try {
      if (kept.length) sessionStorage.setItem(this.#key, JSON.stringify(kept));
      else sessionStorage.removeItem(this.#key);
    } catch {
      // Without storage a choice survives a lost connection, but not a reload.
    }
  }
}

/** An id that no other message of the seat has. `crypto.randomUUID` is missing where a page comes by plain HTTP. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
