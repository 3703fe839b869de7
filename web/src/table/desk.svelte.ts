/** What a player does at the table page: picking, confirming, taking back, asking for advice, looking back. */
import { boards, whole } from "../games/board";
import { ApiError, api } from "../lib/api";
import { type Live, RefusedError } from "../lib/live.svelte";
import { route } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { text } from "../lib/words";
import { Past } from "./past.svelte";

/** A question before something that cannot be taken back. */
export interface Question {
  title: string;
  words: string;
  yes: string;
  act: () => Promise<void>;
}

/** So few options are shown in words without being asked for. */
const FEW = 6;

const touch = matchMedia("(hover: none) and (pointer: coarse)");

export class Desk {
  readonly past: Past;
  question = $state.raw<Question | null>(null);
  problem = $state("");
  suggesting = $state(false);
  /** The player wants to see the options in words, beside the board. */
  listing = $state(false);
  #picked = $state.raw<{ ask: number; option: number } | null>(null);

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
  /** The option that waits for "Confirm". */
  readonly picked = $derived.by(() => (this.#picked?.ask === this.live.update?.ask ? (this.#picked?.option ?? null) : null));
  /** Nobody else is at the table but bots. */
  readonly alone = $derived.by(() => this.live.table.seats.every((seat) => seat.you || seat.name === null));

  constructor(readonly live: Live) {
    this.past = new Past(live);
  }

  /** An option was clicked, tapped or entered. A final choice takes two taps on a touch screen: there is no pointer to look first. */
  pick = (option: number, sure = false): void => {
    const { live } = this;
    if (live.busy || !live.update || !this.#offered(option)) return;
    const careful = settings.confirm || (touch.matches && !sure && live.prospects.get(option)?.final === true);
    if (!careful || this.picked === option) return this.#choose([option]);
    this.#picked = { ask: live.update.ask, option };
    live.consider(option);
  };

  pickAll = (options: number[]): void => {
    if (!this.live.busy && this.options.length) this.#choose(options);
  };

  confirm = (): void => {
    const option = this.picked ?? this.live.considered;
    if (option !== null && this.#offered(option)) this.#choose([option]);
  };

  follow = (): void => {
    if (this.live.advice) this.#choose(this.live.advice.options);
  };

  suggest = async (): Promise<void> => {
    if (!this.options.length || this.suggesting) return;
    this.suggesting = true;
    await this.#attempt(this.live.suggest());
    this.suggesting = false;
  };

  /** Take back the last choice: at once if it is not final, else by going back in the log. */
  undo = (): void => {
    const { live } = this;
    if (live.busy || live.seat === null) return;
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
    void this.#attempt(
      api.branch(live.table.id, { length, seat: live.seat ?? 0 }).then((table) => route.go(`/table/${table.id}`)),
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

  #choose(options: number[]): void {
    this.#picked = null;
    this.problem = "";
    this.past.leave();
    this.live.choose(options);
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
