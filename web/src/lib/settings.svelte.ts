/** What a reader has set on this device; kept in the browser. */
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";

interface Kept {
  theme: Theme;
  language: string;
  motion: Motion;
  confirm: boolean;
  notices: boolean;
}

const KEY = "meadhall.settings";
const usual: Kept = { theme: "system", language: "en", motion: "system", confirm: false, notices: false };

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...usual };
  }
}

class Settings {
  #kept = $state(read());
  #night = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      this.#night = event.matches;
      this.#show();
    });
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#still = event.matches;
      this.#show();
    });
    addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.#kept = read();
      this.#show();
    });
    this.#show();
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  get language(): string {
    return this.#kept.language;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  /** Whether every choice waits for "Confirm". */
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  /** Whether the browser may tell about your turn. */
  get notices(): boolean {
    return this.#kept.notices;
  }
  /** What is really shown, after asking the system. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.#night);
  }
  /** Whether things should not move. */
  get still(): boolean {
    return this.motion === "none" || (this.motion === "system" && this.#still);
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.still ? "none" : "full";
    root.lang = this.language;
  }
}

export const settings = new Settings();
