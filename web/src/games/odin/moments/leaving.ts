/** The words that leave something or go on: they stand apart from what can be had. Passing has a place of its own. */
import type { OptionInfo } from "../../../lib/wire";
import { formOf, type Word } from "../model";

const LEAVING: Word[] = ["done", "no", "pause"];

export function leaving(option: OptionInfo): boolean {
  const form = formOf(option);
  return form.kind === "word" && LEAVING.includes(form.word);
}
