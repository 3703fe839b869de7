/** One table as one pair of eyes sees it now, kept up to date over a socket. */
import { SvelteMap } from "svelte/reactivity";
import type { Player } from "../games/board";
import { api } from "./api";
import { Line } from "./line";
import { playerOf } from "./names";
import { Stage, decidingIn } from "./stage.svelte";
import { type Kept, Unsent, freshId } from "./unsent";
import type {
  Advice,
  ChatLine,
  Drawn,
  Forecasted,
  FromClient,
  FromServer,
  Prospect,
  Refused,
  TableInfo,
  Told,
  Update,
  Welcome,
} from "./wire";

/** So many options are looked at as soon as they are offered; of more, only those that are considered. */
const FEW = 150;
/** The server takes so many options in one look. */
const LOOK = 512;
/** A choice that is not acknowledged for so long is sent again over a new connection. */
const PATIENCE = 8_000;

type Answer = Exclude<FromServer, { type: "welcome" | "update" | "table" | "chat" }>;
type Asking = Exclude<FromClient, Kept>;
type Unsigned<T> = T extends unknown ? Omit<T, "id"> : never;

/** A refusal as an exception; `code` "offline" means that nobody heard the question. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export class Live {
  table = $state.raw<TableInfo>() as TableInfo;
  about = $state("");
  setting = $state.raw<Record<string, unknown>>({});
  update = $state.raw<Update | null>(null);
  /** What happened, oldest first; from the beginning if `whole`. */
  events = $state.raw<Told[]>([]);
  whole = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  online = $state(false);
  /** Whether the connection was lost since the page was opened. */
  lost = $state(false);
  /** How often a connection ended, or did not come about. */
  losses = $state(0);
  considered = $state<number | null>(null);
  advice = $state.raw<Advice | null>(null);
  refusal = $state.raw<Refused | null>(null);
  kept = $state.raw<Kept[]>([]);
  /** The step by which our last acknowledged choice was made. */
  done = $state(0);
  readonly prospects = new SvelteMap<number, Prospect>();
  /** What is shown of it, a little later where much happens at once. */
  readonly stage = new Stage();

  readonly players: Player[] = $derived(this.table.seats.map(playerOf));
  /** The seats that owe a choice. */
  readonly deciding = $derived(decidingIn(this.update));
  /** The choice that is on its way for the decision we see, if one is. */
  readonly sending = $derived(this.kept.find((kept) => kept.ask === this.update?.ask) ?? null);
  /** Whether a choice is under way: sent, or done but not yet to be seen. */
  readonly busy = $derived(this.sending !== null || this.done > (this.update?.number ?? 0));

  readonly #unsent: Unsent;
  readonly #asked = new Set<number>();
  readonly #waiting = new Map<string, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  #line: Line | null = null;
  #impatience: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: TableInfo,
    readonly seat: number | null,
    /** The server does not let us in as who we say we are. */
    private readonly turnedAway: (why: Refused) => void,
  ) {
    this.table = table;
    this.#unsent = new Unsent(table.id, seat);
    this.kept = this.#unsent.read();
  }

  open(): void {
    this.stage.open();
    this.#line = new Line(() => api.socket(this.table.id, this.seat), {
      heard: (data) => this.#hear(JSON.parse(data) as FromServer),
      lost: () => this.#hangUp(),
      woken: () => this.#probe(),
    });
  }

  close(): void {
    this.stage.close();
    clearTimeout(this.#impatience);
    clearTimeout(this.#doubt);
    this.#line?.close();
    this.#line = null;
  }

  // what we do

  /** Make one choice, or several in a row that belong together. */
  choose(options: number[]): void {
    const [first, ...rest] = options;
    if (!this.update || this.busy || first === undefined) return;
    this.refusal = null;
    this.#keep({ type: "choose", id: freshId(), ask: this.update.ask, options: [first, ...rest] });
  }

  undo(): void {
    if (!this.update?.undo || this.busy) return;
    this.refusal = null;
    this.#keep({ type: "undo", id: freshId(), ask: this.update.ask });
  }

  consider(option: number | null): void {
    if (option === this.considered) return;
    this.considered = option;
    if (option === null) return;
    this.refusal = null;
    this.look([option]);
  }

  /** Ask what options would bring, or why they are not allowed, unless we know or have asked. */
  look(options: number[]): void {
    const update = this.update;
    if (!update || this.seat === null || !this.online) return;
    const news = options.filter((option) => !this.#asked.has(option));
    for (const option of news) this.#asked.add(option);
    for (let i = 0; i < news.length; i += LOOK) {
      const [first, ...rest] = news.slice(i, i + LOOK);
      if (first !== undefined) this.#send({ type: "look", id: freshId(), ask: update.ask, options: [first, ...rest] });
    }
  }

  /** Ask for good ways to go on. Whoever chooses without waiting for them needs none. */
  async suggest(): Promise<void> {
    const answer = await this.#request({ type: "suggest" }).catch((error: RefusedError) => {
      if (error.code !== "stale") throw error;
    });
    if (answer?.type !== "advice" || answer.ask !== this.update?.ask) return;
    this.advice = answer;
    this.consider(answer.suggestions[0]?.options[0] ?? null);
  }

  async forecast(): Promise<Forecasted> {
    const answer = await this.#request({ type: "forecast" });
    if (answer.type !== "forecasted") throw new RefusedError("unknown", "");
    return answer;
  }

  /** The table as text, for games without a board. */
  async draw(): Promise<Drawn> {
    const answer = await this.#request({ type: "draw" });
    if (answer.type !== "drawn") throw new RefusedError("unknown", "");
    return answer;
  }

  async say(words: string): Promise<void> {
    await this.#request({ type: "say", text: words });
  }

  async rewind(length: number): Promise<void> {
    await this.#request({ type: "rewind", length });
  }

  async agree(length: number, agree: boolean): Promise<void> {
    await this.#request({ type: "answer", length, agree });
  }

  /** Have all events from the beginning. */
  async recall(): Promise<void> {
    const history = await api.history(this.table.id, this.seat);
    const known = history.length;
    this.events = [...history.events, ...this.events.filter((told) => told.entry >= known)];
    this.whole = true;
  }

  // what we hear

  #hear(message: FromServer): void {
    clearTimeout(this.#doubt);
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#follow(message, true);
      case "table":
        this.table = message.table;
        return;
      case "chat":
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        return;
      case "ack":
        if (this.#forget(message.id)) this.done = message.number;
        return this.#answer(message);
      case "refused":
        return this.#refused(message);
      case "looked":
        if (message.ask === this.update?.ask)
          for (const prospect of message.prospects) this.prospects.set(prospect.option, prospect);
        return;
      case "advice":
      case "forecasted":
      case "drawn":
        return this.#answer(message);
    }
  }

  #welcome(message: Welcome): void {
    this.#line?.settle();
    this.online = true;
    this.table = message.table;
    this.about = message.about;
    this.setting = message.setting;
    this.chat = message.chat;
    this.#asked.clear();
    if (message.update) {
      this.whole = false;
      this.events = [];
      this.update = null;
      this.#follow(message.update, false);
      void this.recall().catch(() => {}); // The last events are there already.
    }
    for (const kept of this.kept) this.#send(kept);
    this.#hurry();
  }

  #follow(update: Update, live: boolean): void {
    const before = this.update;
    if (before && update.number < before.number) return;
    const start = update.events[0]?.entry ?? update.length;
    const shrunk = before !== null && update.length < before.length;
    this.events = [...this.events.filter((told) => told.entry < Math.min(start, update.length)), ...update.events];
    this.update = update;
    if (live && !shrunk) this.stage.add(update, this.seat !== null && update.events.some((told) => told.seat === this.seat));
    else this.stage.replace(update, live ? update.events : []);
    // A step settles what was proposed before it.
    if (before && update.number > before.number && this.table.proposal) this.table = { ...this.table, proposal: null };
    if (before && before.ask !== update.ask) this.refusal = null;
    if (before?.ask !== update.ask) this.#decide(update);
    // While several seats choose at once, taking back one choice moves the entries behind it.
    if (shrunk && this.whole && this.deciding.length > 1) void this.recall().catch(() => {});
  }

  /** Another decision: what we knew of the options of the last is worth nothing. */
  #decide(update: Update): void {
    this.prospects.clear();
    this.#asked.clear();
    this.considered = null;
    this.advice = null;
    if (update.options.length && update.options.length <= FEW) this.look(update.options.map((info) => info.option));
  }

  #refused(message: Refused): void {
    const choice = this.#forget(message.id);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (waiting) return waiting.reject(new RefusedError(message.code, message.text));
    if (message.id === "") return this.turnedAway(message);
    if (!choice) return;
    this.refusal = message;
    if (message.code === "stale") this.#send({ type: "catch-up", id: freshId() });
  }

  #answer(message: Answer): void {
    if (!("id" in message)) return;
    this.#waiting.get(message.id)?.resolve(message);
    this.#waiting.delete(message.id);
  }

  #hangUp(): void {
    if (this.online) this.lost = true;
    this.stage.skip();
    this.online = false;
    this.losses += 1;
    clearTimeout(this.#impatience);
    clearTimeout(this.#doubt);
    for (const { reject } of this.#waiting.values()) reject(new RefusedError("offline", ""));
    this.#waiting.clear();
  }

  // keeping choices until they are safe

  #keep(message: Kept): void {
    this.kept = [...this.kept, message];
    this.#unsent.write(this.kept);
    if (this.online) this.#send(message);
    this.#hurry();
  }

  #forget(id: string): boolean {
    if (!this.kept.some((kept) => kept.id === id)) return false;
    this.kept = this.kept.filter((kept) => kept.id !== id);
    this.#unsent.write(this.kept);
    this.#hurry();
    return true;
  }

  #hurry(): void {
    clearTimeout(this.#impatience);
    if (this.kept.length && this.online) this.#impatience = setTimeout(() => this.#line?.renew(), PATIENCE);
  }

  /** Is anybody still there? A line may be dead without being closed, as after a phone has slept. */
  #probe(): void {
    if (!this.online) return;
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#line?.renew(), PATIENCE);
    this.#send({ type: "ping", id: freshId() });
  }

  #send(message: FromClient): void {
    this.#line?.send(JSON.stringify(message));
  }

  #request(message: Unsigned<Asking>): Promise<Answer> {
    if (!this.online) return Promise.reject(new RefusedError("offline", ""));
    const id = freshId();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ ...message, id } as FromClient);
      setTimeout(() => this.#waiting.has(id) && this.#probe(), PATIENCE);
    });
  }
}
