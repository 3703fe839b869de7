/** A press that falls on what has only just become another choice was meant for what lay there before: it is a slip. */
import { hand } from "../lib/hand";

/** Milliseconds for which a press may still be meant for what lay there before. */
const LATE = 600;
const OPEN = '[data-option]:not([aria-disabled="true"])';

/** What could be chosen at a place of the window, until another decision came. */
interface Lain {
  meaning: string;
  box: DOMRect;
  until: number;
}

export class Slips {
  #asked = "";
  #kind = "";
  /** Nothing was asked before the first decision, so nothing else can have been meant. */
  #first = true;
  #lain: Lain[] = [];
  #since = -Infinity;
  #from = hand.place();

  /** What is asked, if anything, is about to change on the page. Choices of the same kind mean the same in the next decision. */
  turn(asked: string, kind: string): void {
    if (asked === this.#asked) return;
    const until = performance.now();
    this.#lain = this.#lain.filter((lain) => until - lain.until < LATE);
    if (this.#asked) {
      this.#first = false;
      for (const element of document.querySelectorAll<HTMLElement | SVGElement>(OPEN))
        this.#lain.push({ meaning: `${this.#kind} ${element.dataset.option}`, box: element.getBoundingClientRect(), until });
    }
    if (asked) {
      this.#since = until;
      this.#from = hand.place();
    }
    this.#asked = asked;
    this.#kind = kind;
  }

  /** Whether a press that would choose these options is a slip. Then they are dimmed until it would no longer be one. */
  caught(options: number[]): boolean {
    const rest = LATE - (performance.now() - this.#since);
    const slip = hand.held || (!this.#first && rest > 0 && this.#late(`${this.#kind} ${options.join()}`));
    if (slip) this.#dim(options[0]!, Math.max(rest, LATE / 2));
    return slip;
  }

  #late(meaning: string): boolean {
    const now = performance.now();
    const { at } = hand;
    const over = ({ box }: Lain) => hand.typing || (at && at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom);
    const before = this.#lain.filter((lain) => now - lain.until < LATE && over(lain));
    if (before.some((lain) => lain.meaning === meaning)) return false;
    return !this.#from.left() || (before.length > 0 && !hand.typing);
  }

  #dim(option: number, time: number): void {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(`[data-option="${option}"]`)) {
      element.dataset.slip = "";
      setTimeout(() => delete element.dataset.slip, time);
    }
  }
}
