/** What goods become when they rise: by colours, each good right after the one a colour below it. */
import type { Seen } from "../model";

const COLOURS = 4;
/** As scripts.py has it: however many colours it takes. */
const TO_BLUE = 3;

/** The good that comes of another by the choice that is due; undefined if none rises by it. */
export function raisedBy([frame, ...values]: Seen["stack"][number], good: number): number | undefined {
  if (frame === "SecondStep" || frame === "TurnGood") return good + 1;
  if (frame !== "RaiseGood") return undefined;
  const steps = values[2] ?? 1;
  return steps === TO_BLUE ? good - (good % COLOURS) + COLOURS - 1 : good + steps;
}
