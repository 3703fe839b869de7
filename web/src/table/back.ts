/** How a choice could be taken back, where that is not up to its player alone. */
import type { Prospect } from "../lib/wire";
import { text } from "../lib/words";

export function lasting(prospect: Prospect | undefined): string {
  if (prospect?.back === "never") return text("decision-final");
  return prospect?.back === "if-all-agree" ? text("decision-agreed") : "";
}
