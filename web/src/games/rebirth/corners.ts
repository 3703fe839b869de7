/** Where things may lie over the board without hiding it. */
import { landOf, type Setting } from "./model";
import { centre } from "./hexes";
import type { Viewport } from "../map/viewport.svelte";

export type Corner = "bottom-left" | "top-left" | "top-right";
const CORNERS: Corner[] = ["bottom-left", "top-left", "top-right"];

/** By corner of the frame: how many hexes of the whole board a card of that size would hide. */
export function quietCorners(setting: Setting, viewport: Viewport, width: number, height: number): { corner: Corner; hidden: number }[] {
  const points = landOf(setting).map(([row, column]) => viewport.fittedFrame(centre(row, column)));
  return CORNERS.map((corner) => {
    const left = corner.endsWith("left");
    const top = corner.startsWith("top");
    const hidden = points.filter(({ x, y }) => {
      const across = left ? x < width : x > viewport.width - width;
      return across && (top ? y < height : y > viewport.height - height);
    }).length;
    return { corner, hidden };
  });
}

/** The corner in which such a card hides the fewest hexes. */
export function quietCorner(setting: Setting, viewport: Viewport, width: number, height: number): Corner {
  const all = quietCorners(setting, viewport, width, height);
  const least = Math.min(...all.map(({ hidden }) => hidden));
  return all.find(({ hidden }) => hidden === least)!.corner;
}
