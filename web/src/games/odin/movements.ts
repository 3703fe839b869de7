/** What moves on the board of A Feast for Odin, by what happens. What a seat gets and gives rises at its plate besides: see news. */
import type { Told } from "../../lib/wire";
import { glides, goes, lands, rises, several, stirs, turns, type Journey, type Movements, type Places } from "../travel/journey";
import { emblemOf, thingNamed, type Seen, type Setting } from "./model";

/** The picture of a thing, in its colour, or that of a seat. */
export interface Sign {
  icon: string;
  thing?: number;
  seat?: number;
}

interface Scene {
  setting: Setting;
  seen: Seen;
  before: Seen;
  own: number | null;
}
interface Step extends Scene {
  /** Where what happens comes from: the space, the card or the mountain strip that does it. */
  source: Places;
  /** So many tiles are laid. */
  laid: number;
}
type Moves = Journey<Sign>[];

const plate = (seat: number): Places => [`plate-${seat}`, `seat-${seat}`];
const viking = (seen: Seen, who: number): Sign => ({ icon: "viking", seat: emblemOf(seen, who) });
const thingSign = ({ setting }: Scene, thing: number): Sign => ({ icon: setting.things[thing]?.id ?? "", thing });
const shipSign = ({ setting }: Scene, ship: number): Sign => ({ icon: setting.ships[ship]?.id ?? "" });
const silver = (scene: Scene): Sign => thingSign(scene, thingNamed(scene.setting, "silver"));
const card: Sign = { icon: "card" };

/** Where a seat has a thing. */
const held = ({ setting }: Scene, seat: number, thing: number): Places => [`held-${seat}-${thing}`, `owned-${seat}-${setting.things[thing]?.id ?? ""}`, ...plate(seat)];
const wares = (thing: number): Places => [`ware-${thing}`];
const purse = (scene: Scene, seat: number) => held(scene, seat, thingNamed(scene.setting, "silver"));
const bay = (seat: number): Places => [`bay-${seat}`, ...plate(seat)];
const occupation = (seat: number, number: number): Places => [`card-${number}`, `face-${number}`, ...plate(seat)];

/** Things come from what brings them, or else from where they lie in the middle. */
const gains = (scene: Step, seat: number, thing: number, number = 1): Moves =>
  several(number, goes(thingSign(scene, thing), [...wares(thing), ...scene.source], held(scene, seat, thing)));

export const movements: Movements<Sign, Step> = {
  FirstPlayer: ({ seat = 0 }) => [rises({ icon: "moose" }, "", plate(seat))],
  OccupationDrawn: ({ seat = 0 }, { source }) => [goes(card, [...source, "tab-cards"], [`hand-${seat}`, ...plate(seat)])],
  CardKept: ({ seat = 0 }) => [goes(card, ["tab-cards"], [`hand-${seat}`, ...plate(seat)])],
  TokenTaken: ({ seat = 0 }) => [goes({ icon: "harvest" }, ["tab-market"], [`tokens-${seat}`, ...plate(seat)])],
  ImitationLaid: () => [stirs("tab-actions")],
  StripRevealed: ({ strip = 0 }) => [stirs(`strip-${strip}`, "tab-market")],
  MarkerDrawn: () => [stirs("round", "tab-market")],

  RoundBegun: () => [glides("round"), stirs("tab-actions")],
  ColourChanged: ({ seat = 0 }) => [stirs(...plate(seat))],
  IslandTurned: ({ island = 0 }) => [turns(`island-${island}`, "tab-market")],
  IslandSilver: (_, scene) => scene.setting.islands.filter((pair) => scene.seen.owners[pair]! < 0).map((pair) => rises(silver(scene), "", [`island-${2 * pair + scene.seen.sides[pair]!}`, "tab-market"])),
  AltarGone: () => [stirs("tab-market")],
  WeaponDrawn: ({ seat = 0, thing = 0 }, scene) => gains(scene, seat, thing),
  VikingsPlaced: ({ seat = 0, space = 0, vikings = 0 }, { seen }) => several(vikings, lands(viking(seen, seat), [`owned-${seat}-viking`, ...plate(seat)], [`vikings-${space}`, `space-${space}`, "tab-actions"])),
  Imitated: ({ seat = 0, space = 0 }, { seen, source }) => [goes(viking(seen, seat), source, [`space-${space}`]), stirs(`space-${space}`)],
  Passed: ({ seat = 0 }) => [stirs(...plate(seat))],
  MooseMoved: ({ seat = 0 }, { before }) => [goes({ icon: "moose" }, plate(before.moose), plate(seat))],
  IncomePaid: ({ seat = 0, silver: number = 0 }, scene) => several(number, goes(silver(scene), [`board-${seat}-0`], purse(scene, seat))),
  Born: ({ seat = 0, good = 0, number = 0 }, scene) => several(number, goes(thingSign(scene, good), plate(seat), held(scene, seat, good))),
  Pregnant: ({ seat = 0, good = 0 }, scene) => [stirs(...held(scene, seat, good))],
  Penalised: ({ seat = 0, tokens = 0 }) => several(tokens, goes({ icon: "penalty" }, [`feast-${seat}`, ...plate(seat)], [`owned-${seat}-penalty`, ...plate(seat)])),
  StripItemLost: ({ strip = 0, thing = 0 }, scene) => [rises(thingSign(scene, thing), "", [`strip-${strip}`, "tab-market"])],

  Gained: ({ seat = 0, thing = 0, number = 0 }, scene) => gains(scene, seat, thing, number),
  Paid: ({ seat = 0, thing = 0, number = 0 }, scene) => several(number, goes(thingSign(scene, thing), held(scene, seat, thing), scene.source)),
  ShipGained: ({ seat = 0, ship = 0 }, scene) => [goes(shipSign(scene, ship), [`ship-${ship}`, ...scene.source], bay(seat))],
  ShipBought: ({ seat = 0, ship = 0 }, scene) => [goes(shipSign(scene, ship), [`ship-${ship}`, "tab-market"], bay(seat))],
  ShipArmed: ({ seat = 0 }, scene) => [goes(thingSign(scene, thingNamed(scene.setting, "ore")), [`owned-${seat}-ore`, ...plate(seat)], bay(seat))],
  /** A tile that was laid by hand is there already. */
  Placed: ({ seat = 0, thing = 0, slot = 0, row = 0, column = 0 }, scene) =>
    seat === scene.own && scene.laid === 1 ? [] : [lands(thingSign(scene, thing), held(scene, seat, thing), [`laid-${seat}-${slot}-${row}-${column}`]), stirs(...plate(seat))],
  Raised: ({ seat = 0, good = 0, into = 0 }, scene) => [goes(thingSign(scene, into), held(scene, seat, good), held(scene, seat, into))],
  Refitted: ({ seat = 0 }) => [stirs(...bay(seat))],
  ShipLost: ({ seat = 0, ship = 0 }, scene) => [goes(shipSign(scene, ship), bay(seat), scene.source)],
  StripTaken: ({ strip = 0 }) => [stirs(`strip-${strip}`, "tab-market")],

  Rolled: ({ seat = 0 }) => [stirs("dice", ...plate(seat))],
  Succeeded: ({ seat = 0 }) => [stirs("dice", ...plate(seat))],
  Failed: ({ seat = 0 }) => [stirs("dice", ...plate(seat))],
  VikingsBack: ({ seat = 0, vikings = 0 }, { seen, source }) => several(vikings, goes(viking(seen, seat), source, [`owned-${seat}-viking`, ...plate(seat)])),

  Explored: ({ seat = 0, island = 0 }) => [goes({ icon: "explore" }, [`island-${island}`, "tab-market"], [`land-${island + 1}`, ...plate(seat)])],
  Emigrated: ({ seat = 0, ship = 0 }, scene) => [goes(shipSign(scene, ship), bay(seat), [`emigrated-${seat}`, `feast-${seat}`])],
  OccupationPlayed: ({ seat = 0, card: number = 0 }) => [goes(card, [`hand-${seat}`, ...plate(seat)], occupation(seat, number)), stirs(...occupation(seat, number))],
  CardUsed: ({ seat = 0, card: number = 0 }) => [stirs(...occupation(seat, number))],
  Eaten: ({ seat = 0, thing = 0 }, scene) => [lands(thingSign(scene, thing), held(scene, seat, thing), [`served-${seat}-${thing}`, `feast-${seat}`])],
  Finished: ({ seat = 0 }) => [stirs(...plate(seat))],
  Won: ({ seat = 0 }) => [stirs(...plate(seat))],
};

/** What brings something, for what comes after it. */
const SOURCES: Record<string, (data: Told["data"]) => Places> = {
  VikingsPlaced: ({ space = 0 }) => [`space-${space}`, "tab-actions"],
  Imitated: ({ space = 0 }) => [`space-${space}`, "tab-actions"],
  StripTaken: ({ strip = 0 }) => [`strip-${strip}`, "tab-market"],
  Explored: ({ island = 0 }) => [`island-${island}`, "tab-market"],
  CardUsed: ({ seat = 0, card: number = 0 }) => occupation(seat, number),
  OccupationPlayed: ({ seat = 0, card: number = 0 }) => occupation(seat, number),
  RoundBegun: () => ["tab-market"],
};

export class Mover {
  #source: Places = ["tab-market"];

  journeys(fresh: Told[], scene: Scene): Moves {
    const laid = fresh.filter(({ event }) => event === "Placed").length;
    const moved = fresh.flatMap(({ event, data }) => {
      const moves = movements[event]?.(data, { ...scene, laid, source: this.#source }) ?? [];
      this.#source = SOURCES[event]?.(data) ?? this.#source;
      return moves;
    });
    return [...moved, ...homecoming(scene)];
  }
}

/** At the end of a round all Vikings leave the action board; in a solo game those of the other colour. */
function homecoming({ seen, before }: Scene): Moves {
  return before.placed.flatMap((number, space) => {
    const who = before.placer[space]!;
    const seat = Math.max(who, 0);
    return number && !seen.placed[space] ? [goes(viking(before, who), [`vikings-${space}`], [`owned-${seat}-viking`, ...plate(seat)])] : [];
  });
}
