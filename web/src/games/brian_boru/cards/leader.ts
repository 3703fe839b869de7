/** Who leads the trick. The rules forget it when the winner takes the marker, so it is remembered from before. */
import type { Seen } from "../model";

export class Leader {
  #seat = -1;
  #trick: number[] = [];

  /** The seat, or -1 if nobody has seen it. */
  of(seen: Seen): number {
    const taken = seen.best >= 0 && seen.active < 0;
    if (!taken) {
      this.#seat = seen.holder;
      this.#trick = seen.trick;
    } else if (this.#trick.some((card, seat) => card >= 0 && card !== seen.trick[seat])) {
      this.#seat = -1; // another trick, such as when we look back
    }
    return this.#seat;
  }
}
