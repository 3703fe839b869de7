/** What is asked of a seat that has to do with tiles: which may be picked up, the place of one, or food for the feast. */
import type { BoardProps } from "../../board";
import { dueOf, thingNamed, viewsOf, type Seen, type Setting } from "../model";

export interface Asked {
  offered: Set<number>;
  /** The piece whose place is asked for. */
  fixed: number | null;
  /** The boards on which it may lie. */
  slots: Set<number>;
  /** Pieces are for the banquet table, and not for the boards. */
  serving: boolean;
}

export function askedOf(props: BoardProps, seat: number): Asked {
  const { setting, seen } = viewsOf(props);
  const { piece: first, cell } = setting.options;
  const options = props.seat === seat ? props.options.map(({ option }) => option) : [];
  const serving = options.length > 0 && dueOf(seen, seat)?.[0] === "ServeFood";
  const offered = new Set(options.filter((option) => !serving && option >= first && option < cell).map((option) => option - first));
  const places = options.filter((option) => option >= cell).map((option) => Math.floor((option - cell) / setting.options.cells));
  const frames = [seen.stack, ...seen.branches].map((stack) => stack.at(-1)).filter((frame) => frame?.[1] === seat);
  const fixed = places.length ? frames.map((frame) => placed(setting, frame)).find((piece) => piece !== undefined) : undefined;
  return { offered, fixed: fixed ?? null, slots: new Set(places), serving };
}

/** The piece that a frame of the rules asks a place for. */
function placed(setting: Setting, frame: Seen["stack"][number] | undefined): number | undefined {
  if (frame?.[0] === "PlacePiece") return frame[2];
  return frame?.[0] === "PlaceOre" ? setting.pieces.findIndex(({ thing }) => thing === thingNamed(setting, "ore")) : undefined;
}
