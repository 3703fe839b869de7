/** The views of the board, and in which of them a decision is made. */
import type { OptionInfo } from "../../lib/wire";
import { formOf, type Form } from "./model";

/** Two of them are seen at once where there is room: one of the first three, and the estate. */
export type View = "actions" | "market" | "cards" | "estate" | "others";

/** The kinds of options, those first that a decision is about when it offers several. */
const PLACES: [View, Form["kind"][]][] = [
  ["actions", ["space"]],
  ["estate", ["cell", "piece", "arm"]],
  ["market", ["strip", "island", "special"]],
  ["cards", ["card"]],
  ["market", ["ship"]],
];

/** Where something can be chosen; the first is where the decision is to be made, if there is any such place. */
export function placesOf(due: string, options: OptionInfo[]): View[] {
  if (!options.length) return [];
  if (due === "ServeFood") return ["estate"];
  if (due === "ForgeTile") return ["market"];
  const kinds = new Set(options.map((option) => formOf(option).kind));
  const turn = (view: View) => view === "actions" && due === "Turn"; // where one passes
  return PLACES.flatMap(([view, found]) => (turn(view) || found.some((each) => kinds.has(each)) ? [view] : []));
}
