/** The last upkeep as it was seen, gathered over several updates because choices come in between. */
import type { Told } from "../../../lib/wire";
import type { Facts, Seen, Weights } from "../model";
import { playing } from "./phases";
import { follow, SCENES, sceneOf, standingsOf, type SceneName, type Standings } from "./scenes";

export class Story {
  round = $state(0);
  told = $state.raw<Told[]>([]);
  standings = $state.raw<Standings>({ track: [], raiders: [], church: [] });
  /** The weights in the regions, as they were claimed. */
  regions = $state.raw<Weights>([]);
  /** Upkeep is over. */
  whole = $state(false);
  /** The scene that is shown; -1 while the story is closed. */
  at = $state(-1);
  #heard: Told[] = [];
  #before: Seen | null = null;

  /** The board and the panel may both tell the same. */
  hear(fresh: Told[], seen: Seen, facts: Facts): void {
    if (fresh === this.#heard) return;
    if (fresh.length) {
      this.#heard = fresh;
      const standings = standingsOf(this.#before ?? seen);
      this.told = this.told.filter(({ entry }) => entry < fresh[0]!.entry); // what was taken back
      if (!this.told.length) this.close();
      for (const told of fresh) {
        if (told.event === "Married" || told.event === "MarriageLapsed") this.#begin((this.#before ?? seen).round, standings);
        if (sceneOf(told.event) && this.round) {
          this.told = [...this.told, told];
          this.regions = facts.regions;
        } else if (told.event === "RoundBegun") this.whole = true;
        else follow(standings, told);
      }
      if (playing(seen)) this.close();
    }
    if (fresh.length || !this.#before) this.#before = seen;
  }

  /** How many scenes there are to see. */
  get reached(): number {
    const last = this.told.at(-1);
    return this.whole ? SCENES.length : last ? SCENES.indexOf(sceneOf(last.event)!) + 1 : 0;
  }

  linesOf(scene: SceneName): Told[] {
    return this.told.filter(({ event }) => sceneOf(event) === scene);
  }

  close(): void {
    this.at = -1;
  }

  #begin(round: number, standings: Standings): void {
    this.told = [];
    this.round = round;
    this.standings = standings;
    this.whole = false;
    this.at = 0;
  }
}

const stories = new WeakMap<object, Story>();

/** The story of a table, which is known by its setting. */
export function storyOf(setting: object): Story {
  const known = stories.get(setting) ?? new Story();
  stories.set(setting, known);
  return known;
}
