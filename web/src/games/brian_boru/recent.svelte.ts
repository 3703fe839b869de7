/** What has just happened, so that it can be seen coming. */
import type { Told } from "../../lib/wire";

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
  /** By town: what came there. */
  towns = $state.raw<Map<number, Arrival>>(new Map());
  /** Regions whose claim token has moved. */
  regions = $state.raw<Set<number>>(new Set());
  /** Seats that took raiders, and seats that sent discs to the church. */
  raided = $state.raw<Set<number>>(new Set());
  served = $state.raw<Set<number>>(new Set());

  hear(events: Told[]): void {
    const about = (field: string, ...names: string[]) =>
      new Set(events.filter(({ event }) => names.includes(event)).map(({ data }) => data[field]!));
    this.towns = new Map(events.flatMap(({ event, data }) => (event in ARRIVALS ? [[data["town"]!, ARRIVALS[event]!] as const] : [])));
    this.regions = about("region", ...CLAIMS);
    this.raided = about("seat", "RaidersTaken");
    this.served = about("seat", "DiscsSent");
  }
}
