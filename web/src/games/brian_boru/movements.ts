/** What moves on the board of Brian Boru, by what happens. */
import type { Told } from "../../lib/wire";
import { change } from "../../lib/numbers";
import { goes, lands, rises, several, stirs, turns, type Journey, type Movements } from "../travel/journey";
import type { Seen } from "./model";

/** What is seen on its way. */
export type Sign =
  | { kind: "disc" | "candle"; seat: number }
  | { kind: "card"; card: number }
  | { kind: "back" | "viking" | "raider" | "monastery" | "marker" | "coin" | "points" | "renown" | "ring" };

interface Scene {
  seen: Seen;
  /** The viewer's seat. */
  own: number | null;
}
type Moves = Journey<Sign>[];

const at = (seat: number) => [`seat-${seat}`];
/** The card with which a seat acts, or the seat itself. */
const hand = (seat: number) => [`card-${seat}`, `seat-${seat}`];
const disc = (seat: number): Sign => ({ kind: "disc", seat });
const sign = (kind: "back" | "viking" | "raider" | "monastery" | "marker" | "coin" | "points" | "renown" | "ring"): Sign => ({ kind });

const coins = (seat: number, number: number): Moves => (number ? [rises(sign("coin"), change(number), at(seat))] : []);
const points = (seat: number, number: number): Moves => (number ? [rises(sign("points"), change(number), [`points-${seat}`])] : []);
const fame = (seat: number, number: number): Moves => (number ? [rises(sign("renown"), change(number), at(seat))] : []);
const takes = (seat: number, town: number, from = hand(seat)): Journey<Sign> => lands(disc(seat), from, [`disc-${town}`]);

export const movements: Movements<Sign, Scene> = {
  FirstPlayer: ({ seat = 0 }) => [rises(sign("marker"), "", at(seat))],
  StartPlaced: ({ seat = 0, town = 0 }) => [takes(seat, town, at(seat))],
  RoundBegun: () => [stirs("round")],
  VikingsLanded: ({ raiders = 0 }) => several(raiders, goes(sign("raider"), ["deck"], ["raiders"])),
  MarriageOffered: () => [stirs("match")],

  PackDealt: ({ seat = 0 }, { own }) => [goes(sign("back"), ["round"], seat === own ? ["pack"] : [`pack-${seat}`, `seat-${seat}`])],
  CardPicked: ({ seat = 0 }, { own }) => (seat === own ? [] : [goes(sign("back"), [`pack-${seat}`, `picks-${seat}`], at(seat))]),
  PacksPassed: (_, { seen, own }) =>
    Array.from({ length: seen.seats }, (_, seat) => {
      const left = (seat + 1) % seen.seats;
      return goes(sign("back"), seat === own ? ["pack"] : left === own ? ["comes-from"] : [`pack-${seat}`, `seat-${seat}`], seat === own ? ["passes-to"] : left === own ? ["pack"] : [`pack-${left}`, `seat-${left}`]);
    }),

  TownChosen: ({ seat = 0, town = 0 }) => [lands(sign("marker"), at(seat), [`marker-${town}`])],
  CardPlayed: ({ seat = 0, card = 0 }, { own }) => (seat === own ? [] : [lands({ kind: "card", card }, at(seat), [`played-${seat}`])]),
  TrickWon: ({ seat = 0 }) => [stirs(`card-${seat}`), goes(sign("marker"), [`card-${seat}`], at(seat))],
  TrickLost: ({ seat = 0 }) => [rises(sign("marker"), "", at(seat))],
  CardDiscarded: ({ seat = 0 }, { own }) => (seat === own ? [] : [rises(sign("back"), "", at(seat))]),

  ActionChosen: ({ seat = 0 }) => [stirs(`card-${seat}`)],
  TownTaken: ({ seat = 0, town = 0 }) => [takes(seat, town), goes(sign("marker"), [`marker-${town}`], at(seat))],
  MarkerTaken: ({ seat = 0, town = 0 }) => [goes(sign("marker"), [`marker-${town}`, `town-${town}`], at(seat))],
  CoinsGained: ({ seat = 0, coins: number = 0 }) => [...several(number, goes(sign("coin"), [`card-${seat}`], at(seat))), ...coins(seat, number)],
  CoinPaid: ({ seat = 0 }) => [goes(sign("coin"), at(seat), [`card-${seat}`]), ...coins(seat, -1)],
  PointsLost: ({ seat = 0, points: number = 0 }) => points(seat, -number),
  RaidersTaken: ({ seat = 0, raiders = 0 }) => several(raiders, goes(sign("raider"), ["raiders"], [`raiders-${seat}`])),
  DiscsSent: ({ seat = 0, discs = 0 }) => several(discs, goes({ kind: "candle", seat }, hand(seat), [`church-${seat}`])),
  StepsMade: ({ seat = 0 }) => [stirs(`track-${seat}`)],
  FellBack: ({ seat = 0 }) => [stirs(`track-${seat}`)],
  ExtrasBought: ({ seat = 0, coins: number = 0 }) => coins(seat, -number),
  Expanded: ({ seat = 0, town = 0, coins: number = 0 }) => [takes(seat, town), ...coins(seat, -number)],
  TownFreed: ({ town = 0 }) => [goes(sign("viking"), [`viking-${town}`, `town-${town}`], ["deck"])],

  Married: ({ seat = 0, points: number = 0, renown = 0 }) => [goes(sign("ring"), ["match"], at(seat)), ...points(seat, number), ...fame(seat, renown)],
  MarriageLapsed: () => [stirs("match")],
  PrincessAnswered: ({ seat = 0 }) => [goes(sign("ring"), ["match"], at(seat))],
  TrackRewarded: ({ seat = 0, coins: number = 0, renown = 0 }) => [
    ...several(number, goes(sign("coin"), [`track-${seat}`], at(seat))),
    ...several(renown, goes(sign("renown"), [`track-${seat}`], at(seat))),
    ...coins(seat, number),
    ...fame(seat, renown),
  ],
  TownGiven: ({ seat = 0, town = 0 }) => [takes(seat, town, [`track-${seat}`, `seat-${seat}`])],
  NoTownFree: ({ seat = 0, region = 0 }) => [stirs(`region-${region}`, `seat-${seat}`)],

  VikingsRepelled: () => [stirs("raiders")],
  VikingsRaid: () => [stirs("raiders")],
  TownLost: ({ town = 0 }) => [lands(sign("viking"), ["raiders"], [`viking-${town}`])],
  NothingToLose: ({ loser = 0 }) => [stirs(`raiders-${loser}`)],
  BattleTied: () => [stirs("raiders")],
  BattleWon: ({ seat = 0, points: number = 0 }) => [goes(sign("renown"), [`raiders-${seat}`], at(seat)), ...fame(seat, 1), ...points(seat, number)],
  SpoilsShared: ({ seat = 0 }) => [stirs(`raiders-${seat}`), ...points(seat, 1)],

  ChurchTied: () => [stirs("church")],
  ChurchWon: ({ seat = 0 }) => [stirs(`church-${seat}`)],
  ChurchServed: ({ seat = 0 }) => [stirs(`church-${seat}`)],
  MonasteryBuilt: ({ seat = 0, town = 0 }) => [lands(sign("monastery"), [`church-${seat}`, `seat-${seat}`], [`monastery-${town}`])],
  NoPlaceForMonastery: ({ seat = 0 }) => [stirs(`church-${seat}`)],
  MarkerMoved: ({ seat = 0 }) => [goes(sign("marker"), [`church-${seat}`], at(seat))],
  MarkerKept: ({ seat = 0 }) => [rises(sign("marker"), "", at(seat))],
  ChurchShared: ({ seat = 0 }) => [stirs(`church-${seat}`), ...points(seat, 1)],

  TokenTurned: ({ region = 0 }) => [turns(`token-${region}`)],
  RegionClaimed: ({ seat = 0, region = 0 }) => [lands(disc(seat), at(seat), [`token-${region}`])],
  RegionTaken: ({ seat = 0, region = 0, before = 0 }) => [goes(disc(before), [`token-${region}`], at(before)), lands(disc(seat), at(seat), [`token-${region}`])],
  RegionTied: ({ region = 0 }) => [stirs(`token-${region}`)],
  RegionLost: ({ seat = 0, region = 0 }) => [goes(disc(seat), [`token-${region}`], at(seat)), turns(`token-${region}`)],

  MostCoins: ({ seat = 0 }) => fame(seat, 1),
  MarkerScored: ({ seat = 0 }) => [rises(sign("marker"), "", at(seat))],
  RenownScored: ({ seat = 0, points: number = 0 }) => points(seat, number),
  TokenScored: ({ seat = 0, region = 0, points: number = 0 }) => [goes(sign("points"), [`region-${region}`], [`points-${seat}`]), ...points(seat, number)],
  HalfScored: ({ seat = 0, region = 0, points: number = 0 }) => [goes(sign("points"), [`region-${region}`], [`points-${seat}`]), ...points(seat, number)],
  RegionsScored: ({ seat = 0, points: number = 0 }) => points(seat, number),
  Won: ({ seat = 0 }) => [stirs(`seat-${seat}`)],
};

export const journeysOf = (fresh: Told[], seen: Seen, own: number | null): Moves => fresh.flatMap(({ event, data }) => movements[event]?.(data, { seen, own }) ?? []);
