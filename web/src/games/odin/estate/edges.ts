/** Boards out of sight come into view when a tile is carried to the edge. */
const ZONE = 34;
const STEP = 9;

export class Edges {
  #scroller: Element | null = null;
  #top = 0;
  #bottom = 0;
  /** The tile comes from the shelf below: only once it has left the edge can it come back to it. */
  #armed = false;

  /** `foot`: what covers the lower end. */
  begin(root: Element, foot: Element | null): void {
    let up = root.parentElement;
    while (up && !(up.scrollHeight > up.clientHeight && /auto|scroll/.test(getComputedStyle(up).overflowY))) up = up.parentElement;
    this.#scroller = up;
    this.#armed = false;
    const box = up?.getBoundingClientRect();
    this.#top = (box?.top ?? 0) + ZONE;
    this.#bottom = Math.min(foot?.getBoundingClientRect().top ?? Infinity, box?.bottom ?? 0) - ZONE;
  }

  /** Says whether it scrolled. */
  at(y: number): boolean {
    const by = y < this.#top ? -STEP : y > this.#bottom ? STEP : 0;
    if (!by) this.#armed = true;
    if (!by || !this.#armed || !this.#scroller) return false;
    const before = this.#scroller.scrollTop;
    this.#scroller.scrollTop += by;
    return this.#scroller.scrollTop !== before;
  }
}
