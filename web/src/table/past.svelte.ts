/** Looking back: one position of the log after the other, as the viewer saw it then. */
import { api } from "../lib/api";
import type { Live } from "../lib/live.svelte";
import type { History, Position } from "../lib/wire";

const STEP = 900;

export class Past {
  history = $state.raw<History | null>(null);
  /** What is shown instead of the present; null: the present. */
  position = $state.raw<Position | null>(null);
  /** Where the slider stands; the position follows when it has come. */
  at = $state(0);
  playing = $state(false);
  failed = $state(false);

  readonly #known = new Map<number, Position>();
  /** Somebody looks back, or will as soon as the position has come. */
  #looking = false;
  #loads = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: Live) {
    this.at = this.end;
  }

  get end(): number {
    return this.history?.length ?? this.live.update?.length ?? 0;
  }

  /** Whether the position after so many entries must not be looked at yet. */
  isClosed(length: number): boolean {
    const [from, to] = this.history?.closed ?? [];
    return from !== undefined && to !== undefined && length >= from && length < to;
  }

  /** The log may have grown, or something was taken back. */
  async load(): Promise<void> {
    this.failed = false;
    const { table, seat } = this.live;
    const load = ++this.#loads;
    try {
      const history = await api.history(table.id, seat);
      if (load !== this.#loads) return;
      this.history = history;
      this.#known.clear();
      if (!this.#looking) this.at = this.history.length;
    } catch {
      this.failed = true;
    }
  }

  async show(length: number): Promise<void> {
    this.#looking = true;
    this.at = Math.max(0, Math.min(this.end, length));
    if (this.isClosed(this.at)) return;
    const wanted = this.at;
    const { table, seat } = this.live;
    try {
      const found = this.#known.get(wanted) ?? (await api.position(table.id, wanted, seat));
      this.#known.set(wanted, found);
      this.failed = false;
      if (this.#looking && this.at === wanted) this.position = found;
    } catch {
      this.failed = true;
      this.pause();
    }
  }

  /** One entry on or back, over what is closed. */
  async step(way: 1 | -1): Promise<void> {
    let next = this.at + way;
    while (next > 0 && next < this.end && this.isClosed(next)) next += way;
    await this.show(next);
  }

  play(): void {
    if (this.at >= this.end) this.at = 0;
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Back to now. */
  leave(): void {
    this.pause();
    this.#looking = false;
    this.position = null;
    this.at = this.end;
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#go(), STEP);
  }

  async #go(): Promise<void> {
    if (!this.playing) return;
    await this.step(1);
    if (this.at >= this.end) this.pause();
    if (this.playing) this.#tick();
  }
}
