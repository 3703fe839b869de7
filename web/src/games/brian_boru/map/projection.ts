/** From the globe to the map: plain, with its north up; 250 units a degree of latitude. */
import type { Point } from "../../map/point";
import type { Box } from "../../map/viewport.svelte";

const NORTH = 55.56;
const WEST = -11.2;
const UNITS = 250;
const NARROWING = Math.cos((53.4 * Math.PI) / 180);

export const onMap = (lat: number, lon: number): Point => ({ x: (lon - WEST) * UNITS * NARROWING, y: (NORTH - lat) * UNITS });

/** What is shown of it: Ireland, and sea enough for what is written there. */
export const box: Box = { x: 0, y: 0, width: 930, height: 1056 };
