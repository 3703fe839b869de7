/** What a reader has set on this device; kept in the browser. */
import { preferred } from "./words";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
/** How long each thing that happens is seen; "none": everything at once. */
export type Speed = "slow" | "normal" | "fast" | "none";

interface Kept {
  theme: Theme;
  /** Empty: as the browser would like it. */
  language: string;
  motion: Motion;
  speed: Speed;
  sounds: boolean;
  confirm: boolean;
  curtain: boolean;
  notices: boolean;
}

const KEY = "meadhall.settings";
const usual: Kept = {
  theme: "system",
  language: "",
  motion: "system",
  speed: "normal",
  sounds: false,
  confirm: false,
  curtain: true,
  notices: false,
};

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...usual };
  }
}

class Settings {
  #kept = $state(read());
  /** By itself, so that nobody who speaks it is disturbed by other changes. */
  #language = $derived(preferred([this.#kept.language, ...navigator.languages]));
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
    return this.#language;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get sounds(): boolean {
    return this.#kept.sounds;
  }
  /** Whether a curtain hides the table while people who share this device change places. */
  get curtain(): boolean {
    return this.#kept.curtain;
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
