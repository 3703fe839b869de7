/** What pressed last, a pointer or a key, and whether it has gone somewhere else since. */
/** A pointer that has moved by fewer pixels, and a finger that comes down again so near, is still in its place. */
const STILL = 24;
/** Keys that press what has the focus; others may have led it elsewhere. */
const PRESSES = new Set(["Enter", " "]);

class Hand {
  /** Where the pointer is; null before there was one. */
  at: { x: number; y: number } | null = null;
  /** A key, and not the pointer, has pressed last. */
  typing = false;
  /** That key was held down, and presses again and again. */
  held = false;
  #steps = 0;

  constructor() {
    for (const name of ["pointermove", "pointerdown", "pointerup"]) addEventListener(name, this.#pointed, true);
    addEventListener("keydown", this.#typed, true);
    addEventListener("keyup", () => (this.held = false), true);
  }

  /** Its place as of now: asked later, `left` says whether it is somewhere else by then. */
  place(): { left: () => boolean } {
    const { at } = this;
    const steps = this.#steps;
    return {
      left: () => (this.typing ? steps !== this.#steps : !at || !this.at || Math.hypot(this.at.x - at.x, this.at.y - at.y) > STILL),
    };
  }

  readonly #pointed = (event: Event): void => {
    const { clientX: x, clientY: y } = event as PointerEvent;
    this.at = { x, y };
    this.typing = this.held = false;
  };

  readonly #typed = ({ key, repeat }: KeyboardEvent): void => {
    this.typing = true;
    this.held = repeat && PRESSES.has(key);
    if (!PRESSES.has(key)) this.#steps += 1;
  };
}

export const hand = new Hand();
