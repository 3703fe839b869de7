/** The client's own words, from Fluent files. What the rules say comes from the server as text. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

type Files = { default: Record<string, string> };

const spoken: Record<string, () => Promise<Files>> = {
  en: () => import("../words/en"),
  cs: () => import("../words/cs"),
  pl: () => import("../words/pl"),
  es: () => import("../words/es"),
};
export const LANGUAGES = Object.keys(spoken);

let bundle = new FluentBundle("en");

/** The first of the languages that a reader would like ("pl-PL") that is spoken here, or English. */
export function preferred(wishes: readonly string[]): string {
  return wishes.map((wish) => wish.split("-", 1)[0] ?? "").find((language) => language in spoken) ?? "en";
}

/** Fetch the words of a language. */
export function learn(language: string): Promise<Files> {
  return spoken[preferred([language])]!();
}

/** Speak this language from now on. Whatever was said before has to be said again. */
export async function speak(language: string): Promise<void> {
  const files = await learn(language);
  const next = new FluentBundle(language, { useIsolating: false });
  for (const file of Object.values(files.default)) next.addResource(new FluentResource(file));
  bundle = next;
}

/** A number, written with a true minus. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

export function text(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no message ${id}`);
  const values = Object.entries(args ?? {}).map(([name, value]) => [name, typeof value === "number" ? new Figure(value) : value]);
  return bundle.formatPattern(message.value, Object.fromEntries(values));
}
