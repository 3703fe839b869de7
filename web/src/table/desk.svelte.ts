/** What a player does at the table page: picking, confirming, taking back, asking for advice, looking back. */
import { type Caution, boards, cautions, whole } from "../games/board";
import { ApiError, api } from "../lib/api";
import { type Live, RefusedError } from "../lib/live.svelte";
import { USUAL } from "../lib/levels";
import { route } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { Suggestion } from "../lib/wire";
import { text } from "../lib/words";
import { Past } from "./past.svelte";
import { Slips } from "./slips";

/** A question before something that is easily regretted. */
export interface Question extends Caution {
  act: () => Promise<void>;
}

/** So few options are shown in words without being asked for. */
const FEW = 6;

/** Whether fingers choose here. */
export const touch = matchMedia("(hover: none) and (pointer: coarse)");

export class Desk {
  readonly past: Past;
  question = $state.raw<Question | null>(null);
  problem = $state("");
  /** The player wants to see the options in words, beside the board. */
  listing = $state(false);
  /** How far a lesson was read: the page of its step, which page was folded or unfolded by hand, and whether its end was closed. */
  readonly reading = $state({ step: 0, page: 0, folded: "", away: false, closed: false });
  /** The decision for which suggestions were asked for last. */
  #wanted = $state<number | null>(null);
  #advising = Promise.resolve();
  #picked = $state.raw<{ ask: number; options: number[] } | null>(null);
  readonly #slips = new Slips();

  /** What is to be seen: a moment of the past, or what has come up of the present. */
  readonly shown = $derived.by(() => this.past.position ?? this.live.stage.shown);
  /** The board still tells what happened, one thing after the other. */
  readonly telling = $derived.by(() => !this.past.position && this.live.stage.behind > 0);
  /** What may be chosen; nothing while we look at the past, or at what others did. */
  readonly options = $derived.by(() => (this.past.position || this.telling ? [] : (this.live.update?.options ?? [])));
  /** Whether the options in words wait beside the board until they are asked for: where they are many, or all on the board. */
  readonly foldable = $derived.by(() => {
    const { game } = this.live.table;
    return whole.has(game) || (game in boards && this.options.length > FEW);
  });
  readonly listed = $derived.by(() => this.options.length > 0 && (this.listing || !this.foldable));
  /** What waits for "Confirm": an option, or several in a row. */
  readonly marked = $derived.by(() => (this.#picked?.ask === this.live.update?.ask ? (this.#picked?.options ?? []) : []));
  /** The option that waits for "Confirm". */
  readonly picked = $derived.by(() => this.marked[0] ?? null);
  /** Suggestions for this decision are on their way. */
  readonly suggesting = $derived.by(() => this.#wanted !== null && this.#wanted === this.live.update?.ask);
  /** The suggestion that is looked at, or else the best. */
  readonly advised = $derived.by(() => {
    const { suggestions } = this.live.advice ?? { suggestions: [] };
    const looked = this.picked ?? this.live.considered;
    return suggestions.find(({ options }) => options[0] === looked) ?? suggestions[0] ?? null;
  });
  /** What a lesson asks for. */
  readonly taught = $derived.by(() => (this.telling ? null : (this.live.update?.lesson?.option ?? null)));
  /** Nobody else is at the table but bots. */
  readonly alone = $derived.by(() => this.live.table.seats.every((seat) => seat.you || seat.name === null));
  /** Whether the server gives hints here: among several people only if they agreed on it. Who watches gets none anyway. */
  readonly hinting = $derived.by(() => this.live.seat === null || this.alone || this.live.table.hints);

  constructor(readonly live: Live) {
    this.past = new Past(live);
    // Before the page changes: what could be chosen is still in its place.
    $effect.pre(() => this.#slips.turn(this.options.length ? String(live.update?.ask) : "", live.update?.choice ?? ""));
  }

  /** An option was clicked, tapped or entered. On a touch screen, without a pointer to look first, a choice takes two taps unless it can be taken back at once. */
  pick = (option: number, sure = false): void => {
    const { live } = this;
    if (live.busy || !live.update || !this.#offered(option) || this.#slips.caught([option])) return;
    const careful = settings.confirm || (touch.matches && !sure && live.prospects.get(option)?.back !== "at-once");
    if (!careful || this.#caution([option]) || (this.picked === option && this.marked.length === 1)) return this.#choose([option]);
    this.#mark([option]);
  };

  pickAll = (options: number[]): void => {
    if (!this.live.busy && this.options.length && !this.#slips.caught(options)) this.#choose(options);
  };

  confirm = (): void => {
    const { considered } = this.live;
    const options = this.marked.length || considered === null ? this.marked : [considered];
    if (options[0] !== undefined && this.#offered(options[0])) this.#choose(options);
  };

  /** Mark what was suggested, to be looked at; what is marked already is done. */
  follow = ({ options }: Suggestion): void => {
    if (this.live.busy || !this.options.length) return;
    if (this.marked.join() === options.join()) this.#choose(options);
    else this.#mark(options);
  };

  /** Ask for suggestions, or put them away. */
  suggest = async (): Promise<void> => {
    const { live } = this;
    if (!live.update || !this.options.length || this.suggesting) return;
    if (!this.hinting) return void (this.problem = text("decision-no-hints-why"));
    if (live.advice) {
      live.advice = null;
      live.consider(null);
      return;
    }
    const { ask } = live.update;
    this.#wanted = ask;
    await this.#advising; // The server thinks for us about one decision at a time.
    if (live.update.ask === ask) await (this.#advising = this.#attempt(live.suggest()));
    if (this.#wanted === ask) this.#wanted = null;
  };

  /** Take back the last choice: at once if it is not final, else by going back in the log. */
  undo = (): void => {
    const { live } = this;
    if (live.busy || live.seat === null || this.past.position) return;
    if (live.update?.undo) return live.undo();
    const last = live.events.findLast((told) => told.seat === live.seat);
    if (last && !live.update?.over) this.goBack(last.entry);
  };

  goBack = (length: number): void => {
    const act = async (): Promise<void> => {
      await this.live.rewind(length);
      this.past.leave();
    };
    if (this.alone && this.live.table.practice) return void this.#attempt(act());
    this.question = this.alone
      ? { title: text("back-title"), words: text("back-practice"), yes: text("back-yes"), act }
      : { title: text("back-title"), words: text("back-propose"), yes: text("back-ask"), act };
  };

  /** Go on from a moment of the past: here, or at a new table if the match is over. */
  goOn = (length: number): void => {
    const { live } = this;
    if (!live.update?.over) return this.goBack(length);
    const bot = live.table.seats.find((seat) => seat.bot)?.bot ?? USUAL;
    void this.#attempt(
      api.branch(live.table.id, { length, seat: live.seat ?? 0, bot }).then((table) => route.go(`/table/${table.id}`)),
    );
  };

  show = (length: number): void => {
    this.past.pause();
    void this.past.load().then(() => this.past.show(length));
  };

  answer = async (yes: boolean): Promise<void> => {
    const question = this.question;
    this.question = null;
    if (yes && question) await this.#attempt(question.act());
  };

  failed = (error: unknown): void => {
    const known = error instanceof ApiError || error instanceof RefusedError;
    const offline = known && (error.code === "offline" || error.code === "unreachable");
    this.problem = offline ? text("table-unreachable") : known && error.message ? error.message : text("table-failed");
  };

  #offered(option: number): boolean {
    return this.options.some((info) => info.option === option);
  }

  #mark(options: number[]): void {
    this.#picked = { ask: this.live.update!.ask, options };
    this.live.consider(options[0] ?? null);
  }

  #caution([first]: number[]): Caution | null {
    const { table, update, seat } = this.live;
    return update && seat !== null && first !== undefined ? (cautions[table.game]?.(update, seat, first) ?? null) : null;
  }

  #choose(options: number[]): void {
    const caution = this.#caution(options);
    const ask = this.live.update?.ask;
    const choose = async (): Promise<void> => {
      if (this.live.update?.ask !== ask) return;
      this.#picked = null;
      this.problem = "";
      this.past.leave();
      this.live.choose(options);
    };
    if (caution) this.question = { ...caution, act: choose };
    else void choose();
  }

  async #attempt(doing: Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await doing;
    } catch (error) {
      this.failed(error);
    }
  }
}
