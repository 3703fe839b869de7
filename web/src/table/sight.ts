/** Whatever is asked, something that answers it comes into sight by itself: once, and again when the window changes. */
import { boards, panels } from "../games/board";
import { bring, calm, sighted } from "../lib/sight";
import type { Desk } from "./desk.svelte";

/** What can be pressed to choose: an option, a tile to pick up, a board with room for the one in hand. */
const CHOICES = '[data-option]:not([aria-disabled="true"]), [data-piece], [data-room]';
/** What tells what is asked. */
const ASKED = "section.decision";
/** Words to leave a choice with are enough only where there is nothing else. */
const LEAVING = "[data-leave] [data-option]";

export class Sight {
  /** Every search ends those before it. */
  #search = 0;
  /** The decision that it is about, by its number. */
  #ask: number | null = null;
  /** The player has turned to another page meanwhile, and may stay there. */
  #left = false;
  /** Close again what was opened for the decision. */
  #close: (() => void) | null = null;

  constructor(
    private readonly desk: Desk,
    private readonly root: () => Element | undefined,
    private readonly turn: (to: "board" | "panel") => void,
  ) {}

  /** Something is asked, or the window has another shape. */
  async seek(ask: number): Promise<void> {
    if (ask !== this.#ask) this.rest();
    this.#ask = ask;
    const search = ++this.#search;
    if (this.#left) return;
    const places = [() => this.#load(boards), () => this.#board(), () => this.#panel(), () => this.#list()];
    for (const open of places) {
      await Promise.resolve(open()).catch(() => {}); // what cannot be fetched says so itself
      await calm();
      if (search !== this.#search) return;
      const asked = this.root()?.querySelector(ASKED) ?? null;
      const choices = this.#choices();
      const taught = choices.filter((each) => each.dataset["option"] === String(this.desk.taught));
      if ([taught, choices].some((some) => some.some(sighted) || bring(some, asked))) return;
    }
  }

  /** Nothing is asked any more. */
  rest(): void {
    this.#search += 1;
    this.#ask = null;
    this.#left = false;
    this.#close?.();
    this.#close = null;
  }

  /** The player has turned to another page. */
  leave(): void {
    this.#search += 1;
    this.#left = true;
    this.#close = null;
  }

  #board(): Promise<unknown> | undefined {
    this.turn("board");
    return this.#load(boards);
  }

  #panel(): Promise<unknown> | undefined {
    if (!(this.desk.live.table.game in panels)) return;
    this.turn("panel");
    this.#close = () => this.turn("board");
    return this.#load(panels);
  }

  #load(parts: typeof boards): Promise<unknown> | undefined {
    return parts[this.desk.live.table.game]?.();
  }

  #list(): void {
    this.turn("board");
    this.desk.listing = true;
    this.#close = () => (this.desk.listing = false);
  }

  #choices(): HTMLElement[] {
    const all = (selector: string) => [...(this.root()?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const leaving = new Set(all(LEAVING).map((each) => each.dataset["option"]));
    const others = this.desk.options.some(({ option }) => !leaving.has(String(option)));
    return all(CHOICES).filter((each) => !others || !leaving.has(each.dataset["option"]));
  }
}
