/** Where things may lie over the board without hiding it. */
import { centreOf, type Setting } from "./model";
import type { Viewport } from "./viewport.svelte";

export type Corner = "bottom-left" | "top-left" | "top-right";

/** The corner of the frame in which a card of that size hides the fewest hexes of the whole board. */
export function quietCorner(setting: Setting, viewport: Viewport, width: number, height: number): Corner {
  const corners: Corner[] = ["bottom-left", "top-left", "top-right"];
  const hidden = corners.map((corner) => {
    const left = corner.endsWith("left");
    const top = corner.startsWith("top");
    return setting.hexes.filter((_, hex) => {
      const { x, y } = viewport.fittedFrame(centreOf(setting, hex));
      const across = left ? x < width : x > viewport.width - width;
      return across && (top ? y < height : y > viewport.height - height);
    }).length;
  });
  return corners[hidden.indexOf(Math.min(...hidden))]!;
}
