/** What has just happened: pieces are seen coming, and stay marked until the viewer has chosen again. */
import type { Told } from "../../../lib/wire";

export type Arrival = "disc" | "viking" | "monastery" | "marker";

const ARRIVALS: Record<string, Arrival> = {
  StartPlaced: "disc",
  TownChosen: "marker",
  TownTaken: "disc",
  Expanded: "disc",
  TownGiven: "disc",
  TownFreed: "disc",
  TownLost: "viking",
  MonasteryBuilt: "monastery",
};
const CLAIMS = ["TokenTurned", "RegionClaimed", "RegionTaken", "RegionLost"];

export class Recent {
  /** By town: what came there since the viewer's own last choice. */
  towns = $state.raw<Map<number, Arrival>>(new Map());
  /** Regions whose claim token has moved, by the last events. */
  regions = $state.raw<Set<number>>(new Set());
  /** Seats that took raiders, and seats that sent discs to the church, by the last events. */
  raided = $state.raw<Set<number>>(new Set());
  served = $state.raw<Set<number>>(new Set());

  /** `own` is the viewer's seat: with its choice the story begins anew. */
  hear(events: Told[], own: number | null): void {
    const about = (field: string, ...names: string[]) =>
      new Set(events.filter(({ event }) => names.includes(event)).map(({ data }) => data[field]!));
    const anew = !events.length || own === null || events.some(({ seat }) => seat === own);
    const arrived = events.flatMap(({ event, data }) => (event in ARRIVALS ? [[data["town"]!, ARRIVALS[event]!] as const] : []));
    this.towns = new Map([...(anew ? [] : this.towns), ...arrived]);
    this.regions = about("region", ...CLAIMS);
    this.raided = about("seat", "RaidersTaken");
    this.served = about("seat", "DiscsSent");
  }
}
