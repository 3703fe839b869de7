/** What is asked of a seat that has to do with tiles: which may be picked up, the place of one, or food for the feast. */
import type { BoardProps } from "../../board";
import { dueOf, viewsOf } from "../model";

export interface Asked {
  offered: Set<number>;
  /** The piece whose place is asked for. */
  fixed: number | null;
  /** Pieces are for the banquet table, and not for the boards. */
  serving: boolean;
}

export function askedOf(props: BoardProps, seat: number): Asked {
  const { setting, seen } = viewsOf(props);
  const { piece: first, cell } = setting.options;
  const options = props.seat === seat ? props.options.map(({ option }) => option) : [];
  const serving = options.length > 0 && dueOf(seen, seat)?.[0] === "ServeFood";
  const offered = new Set(options.filter((option) => !serving && option >= first && option < cell).map((option) => option - first));
  const frames = [seen.stack, ...seen.branches].map((stack) => stack.at(-1));
  const placing = options.some((option) => option >= cell) ? frames.find((frame) => frame?.[0] === "PlacePiece" && frame[1] === seat) : undefined;
  return { offered, fixed: placing?.[2] ?? null, serving };
}
