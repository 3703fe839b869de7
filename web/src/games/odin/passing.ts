/** Passing gives up the Vikings that are left: that is asked about, unless there is nothing else to do. */
import type { Update } from "../../lib/wire";
import { text } from "../../lib/words";
import type { Caution } from "../board";
import { formOf, type Seen } from "./model";

export function passing({ observation, options }: Update, seat: number, option: number): Caution | null {
  const vikings = (observation as unknown as Seen).thing[seat] ?? 0;
  const passes = options.some((each) => {
    const form = formOf(each);
    return each.option === option && form.kind === "word" && form.word === "pass";
  });
  if (!passes || !vikings || options.length === 1) return null;
  return { title: text("odin-pass-title", { vikings }), words: text("odin-pass-words"), yes: text("odin-pass-yes") };
}
