/** What is shown of a running match: one update after the other, each for a moment, however fast they come. */
import { type Speed, settings } from "./settings.svelte";
import type { Told, Update } from "./wire";

/** Milliseconds for which each update is seen, and within which each has come up even when many wait. */
export const PACES: Record<Speed, { beat: number; latest: number }> = {
  slow: { beat: 1400, latest: 12_000 },
  normal: { beat: 700, latest: 6000 },
  fast: { beat: 250, latest: 2500 },
  none: { beat: 0, latest: 0 },
};

interface Waiting {
  update: Update;
  since: number;
}

export class Stage {
  shown = $state.raw<Update | null>(null);
  /** What happened when it came up, for animation. */
  fresh = $state.raw<Told[]>([]);
  /** Whether updates were passed over to come to this one. */
  skipped = $state(false);
  /** Nothing waits, and what is shown was seen for its moment. */
  settled = $state(true);
  #waiting = $state.raw<Waiting[]>([]);

  /** How many updates wait to be shown. */
  readonly behind = $derived(this.#waiting.length);
  /** The seats that owe a choice in what is shown. */
  readonly deciding = $derived(decidingIn(this.shown));

  #since = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(): void {
    document.addEventListener("visibilitychange", this.#hidden);
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#hidden);
  }

  /** Something else is to be seen, whatever was shown before. */
  replace(update: Update, fresh: Told[]): void {
    this.#waiting = [];
    this.#put(update, fresh);
    this.#settle();
  }

  /** Something has happened; the answer to an `own` choice is shown at once. */
  add(update: Update, own: boolean): void {
    this.#waiting = [...this.#waiting, { update, since: performance.now() }];
    if (own) this.#jump();
    this.#go();
  }

  /** Show the newest at once. */
  skip(): void {
    if (this.behind) {
      this.#jump();
      this.skipped = true;
    }
    this.#settle();
  }

  readonly #hidden = (): void => {
    if (document.hidden) this.skip();
  };

  /** Show the next update if its time has come, else wait for it. */
  #go(): void {
    clearTimeout(this.#timer);
    const rest = this.#since + this.#pause() - performance.now();
    if (rest > 0) this.#timer = setTimeout(() => this.#next(), rest);
    else this.#next();
  }

  #next(): void {
    const [first, ...others] = this.#waiting;
    if (!first) return this.#settle();
    this.#waiting = others;
    this.#put(first.update, first.update.events);
    this.#go();
  }

  /** How long what is shown stays: shorter if others would wait too long behind it. */
  #pause(): number {
    if (settings.still || document.hidden || !this.fresh.length) return 0;
    const { beat, latest } = PACES[settings.speed];
    return Math.min(beat, ...this.#waiting.map(({ since }, i) => (since + latest - this.#since) / (i + 1)));
  }

  #jump(): void {
    const last = this.#waiting.at(-1);
    const events = this.#waiting.flatMap(({ update }) => update.events);
    this.#waiting = [];
    if (last) this.#put(last.update, events);
  }

  #put(update: Update, fresh: Told[]): void {
    this.shown = update;
    this.fresh = fresh;
    this.skipped = this.settled = false;
    this.#since = performance.now();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#since = -Infinity;
    this.settled = true;
  }
}

export function decidingIn(update: Update | null): number[] {
  return (update?.observation as { deciding?: number[] } | undefined)?.deciding ?? [];
}
