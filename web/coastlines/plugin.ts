/** The coasts that maps are drawn with, as modules that are made while the client is built. */
import type { Plugin } from "vite";
import { ireland } from "./ireland";
import { bentCoasts } from "./rebirth";

const MODULES: Record<string, () => unknown> = {
  "virtual:coastlines": bentCoasts,
  "virtual:ireland": ireland,
};

export function coastlines(): Plugin {
  return {
    name: "coastlines",
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => (id.slice(1) in MODULES && id.startsWith("\0") ? `export default ${JSON.stringify(MODULES[id.slice(1)]!())};` : undefined),
  };
}
