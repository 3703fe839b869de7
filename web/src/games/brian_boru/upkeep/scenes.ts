/** Upkeep as four scenes: what happens in it, sorted by its steps. */
import type { Happening, Seen, Setting } from "../model";

export const SCENES = ["marriage", "battle", "church", "regions"] as const;
export type SceneName = (typeof SCENES)[number];

const STEPS: Record<SceneName, string[]> = {
  marriage: ["Married", "MarriageLapsed", "PrincessAnswered", "TrackRewarded", "TownGiven", "NoTownFree"],
  battle: ["VikingsRepelled", "VikingsRaid", "TownLost", "NothingToLose", "BattleTied", "BattleWon", "SpoilsShared"],
  church: ["ChurchTied", "ChurchWon", "ChurchServed", "MonasteryBuilt", "NoPlaceForMonastery", "MarkerMoved", "MarkerKept", "ChurchShared"],
  regions: ["TokenTurned", "RegionClaimed", "RegionTaken", "RegionTied", "RegionLost"],
};
const STEP = new Map(SCENES.flatMap((scene) => STEPS[scene].map((event) => [event, scene] as const)));

/** The scene that an event belongs to, if it is one of upkeep. */
export const sceneOf = (event: string) => STEP.get(event);

/** The steps of the rules behind the scenes, as long as they are still to come. */
const FRAMES = new Set(["Marry", "Raid", "FirstReward", "ClaimRegions"]);

/** The scene that is played at this moment, if it is upkeep. */
export function sceneNow(seen: Seen): SceneName | undefined {
  const names = seen.stack.map(([name]) => name);
  return names.includes("EndRound") ? SCENES[SCENES.length - 1 - names.filter((name) => FRAMES.has(name)).length] : undefined;
}

/** What the first three steps compare: spaces of the track, raiders and discs in the church, by seat. */
export type Standings = Pick<Seen, "track" | "raiders" | "church">;

export const standingsOf = ({ track, raiders, church }: Standings): Standings => ({ track: [...track], raiders: [...raiders], church: [...church] });

/** What everybody has of what a scene is about. */
export function sumsOf(scene: SceneName, standings: Standings): number[] {
  return scene === "marriage" ? standings.track : scene === "battle" ? standings.raiders : scene === "church" ? standings.church : [];
}

/** Play an action that changes the standings. */
export function follow(standings: Standings, { event, data }: Happening): void {
  const seat = data["seat"] ?? 0;
  if (event === "RaidersTaken") standings.raiders[seat]! += data["raiders"]!;
  else if (event === "DiscsSent") standings.church[seat]! += data["discs"]!;
  else if (event === "StepsMade" || event === "FellBack") standings.track[seat] = data["space"]!;
}

/** The points that are gained in some happenings, by seat. */
export function gainsOf(setting: Setting, told: Happening[]): Map<number, number> {
  const gains = new Map<number, number>();
  for (const { event, data } of told) {
    const { seat = -1, points = 0, offer } = data;
    const rejected = event === "PrincessAnswered" && offer === REJECT;
    const gain = SHARED.has(event) ? 1 : rejected ? setting.marriages[setting.princess]!.points : points;
    if (gain) gains.set(seat, (gains.get(seat) ?? 0) + gain);
  }
  return gains;
}

/** A point for everybody who has the most of what is left. */
const SHARED = new Set(["SpoilsShared", "ChurchShared"]);
const REJECT = 2;
