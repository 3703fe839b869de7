/** What has just come to a seat and what it gave, as a few small signs. */
import { change } from "../../../lib/numbers";
import type { Told } from "../../../lib/wire";
import type { Setting } from "../model";

export interface Sign {
  icon: string;
  words: string;
  /** Something was given or went wrong. */
  bad: boolean;
}

type Change = [icon: string, number: number];

/** More are not read in the moment they are seen. */
const MOST = 5;

/** Things that came and went by an event. */
function changes({ event, data }: Told, { things, ships }: Setting): Change[] {
  const thing = things[data["thing"] ?? data["good"] ?? -1]?.id ?? "";
  const ship = ships[data["ship"] ?? -1]?.id ?? "";
  const { number = 1, silver = 0 } = data;
  switch (event) {
    case "Gained":
    case "WeaponDrawn":
    case "Born":
      return [[thing, number]];
    case "Paid":
    case "Eaten":
      return [[thing, -number]];
    case "IncomePaid":
    case "Explored":
      return [["silver", silver]];
    case "Raised":
      return [[thing, -1], [things[data["into"]!]!.id, 1]];
    case "ShipGained":
    case "Refitted":
      return [[ship, 1]];
    case "ShipBought":
      return [["silver", -silver], [ship, 1]];
    case "ShipArmed":
      return [["ore", -1]];
    case "ShipLost":
    case "Emigrated":
      return [[ship, -1]];
    case "Penalised":
      return [["penalty", -data["tokens"]!]];
    case "VikingsBack":
      return [["viking", data["vikings"]!]];
    default:
      return [];
  }
}

/** What has happened besides, with the words that go with it. Dice are seen where they are rolled. */
function told({ event, data }: Told, { cards }: Setting): Sign[] {
  const name = () => cards.find(({ card }) => card === data["card"])?.name ?? "";
  switch (event) {
    case "OccupationPlayed":
      return [{ icon: "card_play", words: name(), bad: false }];
    case "CardUsed":
      return [{ icon: "card", words: name(), bad: false }];
    case "Pregnant":
      return [{ icon: "pregnant", words: "", bad: false }];
    case "Emigrated":
      return [{ icon: "emigrate", words: "", bad: false }];
    case "Explored":
      return [{ icon: "explore", words: "", bad: false }];
    case "MooseMoved":
      return [{ icon: "moose", words: "", bad: false }];
    default:
      return [];
  }
}

export function signsOf(fresh: Told[], setting: Setting, seat: number): Sign[] {
  const own = fresh.filter(({ data }) => data["seat"] === seat);
  const sums = new Map<string, number>();
  for (const [icon, number] of own.flatMap((each) => changes(each, setting))) sums.set(icon, (sums.get(icon) ?? 0) + number);
  const counted = [...sums]
    .filter(([, number]) => number)
    .sort(([, one], [, two]) => two - one)
    .map(([icon, number]): Sign => ({ icon, words: change(number), bad: number < 0 }));
  const others = own.flatMap((each) => told(each, setting));
  return [...new Map([...others, ...counted].map((sign) => [sign.icon + sign.words, sign])).values()].slice(0, MOST);
}
