/** The client's own words, from Fluent files. What the rules say comes from the server as text. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>("../words/en/*.ftl", { query: "?raw", import: "default", eager: true });
const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of Object.values(files)) bundle.addResource(new FluentResource(file));

export function text(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no message ${id}`);
  return bundle.formatPattern(message.value, args ?? null);
}
