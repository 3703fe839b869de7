/** The colours of tiles, as variables for what lies within: --tile, --on-tile upon it, --tile-edge around it. */
import "./art/colours.css";
import type { Thing } from "./model";

export function inColour(colour: Thing["colour"]): { style?: string } {
  return colour ? { style: `--tile: var(--od-${colour}); --on-tile: var(--on-od-${colour}); --tile-edge: var(--edge-od-${colour})` } : {};
}
