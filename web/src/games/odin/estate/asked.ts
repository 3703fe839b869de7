/** What is asked of a seat that has to do with laying: pieces that may be picked up, or the place of one. */
import type { BoardProps } from "../../board";
import { dueOf, viewsOf } from "../model";

export interface Asked {
  offered: Set<number>;
  /** The piece whose place is asked for. */
  fixed: number | null;
}

export function askedOf(props: BoardProps, seat: number): Asked {
  const { setting, seen } = viewsOf(props);
  const { piece: first, cell } = setting.options;
  const options = props.seat === seat ? props.options.map(({ option }) => option) : [];
  const serving = dueOf(seen, seat)?.[0] === "ServeFood"; // those pieces go to the feast table
  const offered = new Set(options.filter((option) => !serving && option >= first && option < cell).map((option) => option - first));
  const frames = [seen.stack, ...seen.branches].map((stack) => stack.at(-1));
  const placing = options.some((option) => option >= cell) ? frames.find((frame) => frame?.[0] === "PlacePiece" && frame[1] === seat) : undefined;
  return { offered, fixed: placing?.[2] ?? null };
}
