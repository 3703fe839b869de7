/** Where regions are written on the map, and what lies beside them: chosen so that towns stay in sight. */
import type { Point } from "../map/point";

export interface RegionPlace {
  /** The name: its middle, how it is turned (degrees) and its size. */
  name: Point & { turn: number; size: number };
  /** The middle of the badge, in the sea. */
  badge: Point;
  /** Neighbours differ in it. */
  tint: number;
}

/** By the id of the region. */
export const regionPlaces: Record<string, RegionPlace> = {
  N: { name: { x: 560, y: 200, turn: 0, size: 26 }, badge: { x: 330, y: 90 }, tint: 0 },
  U: { name: { x: 770, y: 200, turn: 0, size: 26 }, badge: { x: 850, y: 130 }, tint: 1 },
  B: { name: { x: 480, y: 340, turn: 0, size: 26 }, badge: { x: 300, y: 230 }, tint: 1 },
  S: { name: { x: 590, y: 470, turn: 0, size: 26 }, badge: { x: 850, y: 420 }, tint: 2 },
  D: { name: { x: 740, y: 560, turn: 0, size: 26 }, badge: { x: 850, y: 560 }, tint: 0 },
  C: { name: { x: 300, y: 480, turn: 0, size: 26 }, badge: { x: 80, y: 330 }, tint: 0 },
  L: { name: { x: 640, y: 650, turn: 0, size: 26 }, badge: { x: 850, y: 740 }, tint: 1 },
  M: { name: { x: 350, y: 820, turn: 0, size: 26 }, badge: { x: 90, y: 700 }, tint: 2 },
};
