/** The review of a finished match: asked for when somebody wants to see it, and again until it is there. */
import { ApiError, api } from "../lib/api";
import type { Live } from "../lib/live.svelte";
import type { Findings, Swing } from "../lib/wire";
import { text } from "../lib/words";

const PAUSE = 1500;

export class Review {
  findings = $state.raw<Findings | null>(null);
  /** The part of the work that is done. */
  done = $state(0);
  problem = $state("");

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked, and when no more is wanted: only to the last question more are added. */
  #asked = 0;

  constructor(private readonly live: Live) {}

  /** Ask, and go on asking; what is returned ends it. */
  open(): () => void {
    if (!this.findings) void this.#ask();
    return () => {
      this.#asked++;
      clearTimeout(this.#timer);
    };
  }

  retry = (): void => void this.#ask();

  /** The choice that was made where the log had so many entries, if it cost points. */
  at(length: number): Swing | undefined {
    return this.findings?.swings.find((swing) => swing.entry === length);
  }

  /** The swing before or after a moment of the match. */
  beside(length: number, way: 1 | -1): Swing | undefined {
    const swings = (this.findings?.swings ?? []).filter((swing) => (swing.entry - length) * way > 0);
    return swings.sort((one, other) => (one.entry - other.entry) * way)[0];
  }

  /** The round in which the log had so many entries; 0 in games without rounds. */
  round(length: number): number {
    const { lengths, rounds } = this.findings ?? { lengths: [], rounds: [] };
    return rounds[Math.max(0, lengths.findLastIndex((each) => each <= length))] ?? 0;
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    this.problem = "";
    const asked = ++this.#asked;
    try {
      const { done, findings } = await api.review(this.live.table.id);
      this.done = done;
      this.findings = findings;
      if (!findings && asked === this.#asked) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
    } catch (error) {
      if (asked === this.#asked) this.problem = (error instanceof ApiError && error.message) || text("review-failed");
    }
  }
}
