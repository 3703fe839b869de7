/** A socket that opens itself again. Waits longer after every failure, and never in step with others. */
const FIRST = 300;
const LONGEST = 10_000;

export interface Ends {
  heard: (data: string) => void;
  lost: () => void;
  /** Somebody is back at a page whose line seems to be open. */
  woken: () => void;
}

export class Line {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #done = false;

  constructor(
    private readonly address: () => string,
    private readonly ends: Ends,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(data: string): void {
    if (this.isOpen) this.#socket?.send(data);
  }

  /** The other end is there and understands us: the next failure is the first again. */
  settle(): void {
    this.#failures = 0;
  }

  /** Give this connection up and make another: it does not answer. */
  renew(): void {
    this.#drop();
    this.ends.lost();
    this.#later();
  }

  close(): void {
    this.#done = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#drop();
  }

  readonly #now = (): void => {
    if (this.#done || document.hidden) return;
    if (this.isOpen) return this.ends.woken();
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    this.#timer = setTimeout(() => this.renew(), LONGEST);
    socket.onopen = () => clearTimeout(this.#timer);
    socket.onmessage = (event: MessageEvent<string>) => this.ends.heard(event.data);
    socket.onclose = () => {
      this.#socket = null;
      this.ends.lost();
      this.#later();
    };
  }

  #later(): void {
    if (this.#done) return;
    const wait = Math.min(LONGEST, FIRST * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
