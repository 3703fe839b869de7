/** What an action space does, as rows of signs: what it needs and costs, an arrow, what it brings. See actions.toml for the words. */
import type { Effect, Setting } from "../model";

export interface Sign {
  /** Of a thing, a ship or a deed; see art/glyphs. Empty for any tile of the colour. */
  icon: string;
  /** Of a good: it is drawn as a tile. */
  colour?: string;
  /** Shown before the icon. */
  number?: string;
  /** It has to be there and stays. */
  needed?: boolean;
}
export type Mark = "→" | "/" | ":";
export type Row = (Sign | Mark)[];

type Counts = Record<string, number>;
interface Around {
  setting: Setting;
  seats: number;
  round: number;
}

const number = (count: number) => (count > 1 ? String(count) : "");

function sign(icon: string, { setting }: Around, count = ""): Sign {
  return { icon, colour: setting.things.find(({ id }) => id === icon)?.colour, number: count };
}
function signs(counts: Counts, around: Around): Row {
  return Object.entries(counts).map(([icon, count]) => sign(icon, around, number(count)));
}

function between(rows: Row[], mark: Mark): Row {
  return rows.flatMap((row, n) => (n ? [mark, ...row] : row));
}

/** The rewards of a game of dice; loot for raids. */
function diceRow(game: string, boats: number[] | undefined, around: Around): Row {
  const { dice, things } = around.setting;
  const found = dice.find(({ id }) => id === game)!;
  const reward: Row = found.loot
    ? [{ icon: "long_sword", colour: "blue" }]
    : found.reward.map(([thing, count]) => sign(things[thing]!.id, around, number(count)));
  const crew: Row = boats ? [{ icon: "whaling_boat", number: boats[1]! > boats[0]! ? boats.join("–") : "", needed: true }] : [];
  return [...crew, { icon: `die${found.die}` }, "→", ...reward];
}

const DEEDS: Record<string, (value: never, effect: Effect, around: Around) => Row> = {
  gain: (counts: Counts, _, around) => signs(counts, around),
  gain_per: ({ count, most, gain }: { count: string; most: number; gain: Counts }, _, around) => {
    const brings = Object.entries(gain);
    if (count === "players") return brings.map(([icon, each]) => sign(icon, around, number(each * Math.min(around.seats, most))));
    const range = (each: number) => (most > 1 ? `${each}–${each * most}` : number(each));
    return [{ ...sign(count, around), needed: true }, ":", ...brings.map(([icon, each]) => sign(icon, around, range(each)))];
  },
  build: (icon: string) => [{ icon }],
  ship: (icon: string) => [{ icon }],
  upgrade_ship: ([from, to]: [string, string]) => [{ icon: from }, "→", { icon: to }],
  forge: (count: number) => [{ icon: "tongs", number: number(count) }],
  upgrade: (count: number) => [{ icon: "upgrade", number: number(count) }],
  double_upgrade: (count: number) => [{ icon: "upgrade_two", number: number(count) }],
  mountain: (items: number[]) => [{ icon: "mountain", number: items.every((each) => each === items[0]) && items.length > 2 ? `${items.length}×${items[0]}` : items.join("+") }],
  weapons: (count: number) => [{ icon: "weapon", number: number(count) }],
  dice: (game: string, { boats }, around) => diceRow(game, boats as number[] | undefined, around),
  overseas: () => [{ icon: "", colour: "green" }, "→", { icon: "", colour: "blue" }],
  buy_special: (count: number) => [{ icon: "special", number: number(count) }],
  explore: () => [{ icon: "explore" }],
  emigrate: () => [{ icon: "emigrate" }],
  imitate: () => [{ icon: "imitate" }],
  draw_occupation: (count: number) => [{ icon: "card_draw", number: number(count) }],
  play_occupations: ([, most]: [number, number]) => [{ icon: "card_play", number: number(most) }],
};

const COSTS: Record<string, (value: never, around: Around) => Row> = {
  pay: signs,
  pay_one_of: (ways: Counts[], around) => between(ways.map((way) => signs(way, around)), "/"),
  pay_fare: (_: object, { round }) => [{ icon: "silver", number: number(round) }],
};

/** The rows of a list of effects; one that can be left out or chosen has a row of its own. */
export function rowsOf(effects: Effect[], around: Around): Row[] {
  let needs: Row = [];
  let costs: Row = [];
  let deeds: Row = [];
  const rows: Row[] = [];
  const done = () => {
    if (costs.length || deeds.length) rows.push([...needs, ...costs, ...(costs.length ? [deeds.includes("→") ? ":" : "→"] satisfies Row : []), ...deeds]);
    needs = costs = deeds = [];
  };
  for (const effect of effects) {
    for (const [word, value] of Object.entries(effect)) {
      if (word === "gain_per" && deeds.length) done();
      if (word === "needs") needs = Object.entries(value as Counts).map(([icon, count]) => ({ icon, number: number(count), needed: true }));
      else if (word in COSTS) costs = [...costs, ...COSTS[word]!(value as never, around)];
      else if (word in DEEDS) deeds = [...deeds, ...DEEDS[word]!(value as never, effect, around)];
      else if (word === "choose") {
        const ways = (value as Effect[][]).map((way) => rowsOf(way, around).flat());
        done();
        rows.push(...ways.map((way, n): Row => (n ? ["/", ...way] : way)));
      } else if (word === "optional") {
        done();
        rows.push(...rowsOf(value as Effect[], around));
      }
      // What is produced by what is needed, and boats that go hunting, say so themselves.
      if (word === "gain_per" || (word === "dice" && "boats" in effect)) needs = [];
    }
  }
  done();
  return rows;
}
