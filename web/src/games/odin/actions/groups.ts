/** The groups of the action board: what they are called, and a sign for each. */
import { text } from "../../../lib/words";
import type { Space } from "../model";

export interface Group {
  id: string;
  name: string;
  icon: string;
  /** The rows of the board it fills. */
  row: number;
  height: number;
}

const GROUPS: Record<string, [icon: string, name: () => string]> = {
  build_houses: ["stone_house", () => text("odin-group-houses")],
  build_ships: ["longship", () => text("odin-group-ships")],
  hunting: ["bow", () => text("odin-group-hunting")],
  livestock_market: ["cattle", () => text("odin-group-livestock")],
  weekly_market: ["market", () => text("odin-group-market")],
  products: ["milk", () => text("odin-group-products")],
  crafting: ["tongs", () => text("odin-group-crafting")],
  mountains_and_trade: ["mountain", () => text("odin-group-mountains")],
  sailing: ["knarr", () => text("odin-group-sailing")],
  emigration_and_occupation: ["card", () => text("odin-group-emigration")],
};

/** They follow each other in the first column, where none reaches into the next. */
export function groupsOf(spaces: Space[]): Group[] {
  return Object.entries(GROUPS).flatMap(([id, [icon, name]]) => {
    const first = spaces.filter(({ group, column }) => group === id && column === 1);
    if (!first.length) return [];
    const row = Math.min(...first.map((space) => space.row));
    return [{ id, name: name(), icon, row, height: Math.max(...first.map((space) => space.row + space.height)) - row }];
  });
}
