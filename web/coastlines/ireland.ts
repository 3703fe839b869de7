/** Ireland as it is, for the map of Brian Boru. */
import { onMap } from "../src/games/brian_boru/map/projection";
import { drawn, outlines } from "./outlines";

export function ireland(): string {
  const rings = outlines({ west: -10.8, east: -5.35, south: 51.3, north: 55.5 });
  return rings.map((ring) => drawn(ring.map(([lon, lat]) => onMap(lat, lon)), { tolerance: 0.9, smallest: 40, grain: 0.5 })).join("");
}
