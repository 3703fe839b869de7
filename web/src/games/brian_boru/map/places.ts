/** Where regions are written on the map, and what lies beside them: chosen so that towns stay in sight. */
import type { Point } from "../../map/point";

export interface RegionPlace {
  /** The name: its middle, how it is turned (degrees), its size, and whether it stands in the sea for lack of land. */
  name: Point & { turn: number; size: number; sea?: boolean };
  /** The middle of the badge, in the sea, and where in the region it points to. */
  badge: Point;
  points: Point;
  /** Neighbours differ in it. */
  tint: number;
}

/** By the id of the region. */
export const regionPlaces: Record<string, RegionPlace> = {
  N: { name: { x: 592, y: 236, turn: 30, size: 25 }, badge: { x: 325, y: 92 }, points: { x: 452, y: 122 }, tint: 0 },
  U: { name: { x: 768, y: 197, turn: -10, size: 27 }, badge: { x: 858, y: 92 }, points: { x: 778, y: 128 }, tint: 1 },
  B: { name: { x: 496, y: 343, turn: 0, size: 22 }, badge: { x: 285, y: 218 }, points: { x: 420, y: 262 }, tint: 1 },
  S: { name: { x: 605, y: 488, turn: -20, size: 22 }, badge: { x: 862, y: 392 }, points: { x: 728, y: 424 }, tint: 2 },
  D: { name: { x: 846, y: 492, turn: 0, size: 24, sea: true }, badge: { x: 862, y: 552 }, points: { x: 752, y: 522 }, tint: 0 },
  C: { name: { x: 296, y: 475, turn: -10, size: 32 }, badge: { x: 78, y: 330 }, points: { x: 186, y: 390 }, tint: 0 },
  L: { name: { x: 639, y: 655, turn: 10, size: 30 }, badge: { x: 862, y: 742 }, points: { x: 776, y: 706 }, tint: 1 },
  M: { name: { x: 378, y: 837, turn: 0, size: 38 }, badge: { x: 86, y: 712 }, points: { x: 218, y: 770 }, tint: 2 },
};

/** A few waves where nothing else is. */
export const waves: Point[] = [
  { x: 150, y: 60 }, { x: 60, y: 165 }, { x: 190, y: 142 }, { x: 40, y: 480 }, { x: 36, y: 600 }, { x: 168, y: 640 },
  { x: 24, y: 850 }, { x: 640, y: 1005 }, { x: 730, y: 950 }, { x: 842, y: 880 }, { x: 872, y: 650 }, { x: 812, y: 1010 }, { x: 520, y: 1040 },
];
