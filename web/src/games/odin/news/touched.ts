/** Where something has just happened: what lies there glows once. */
import type { Told } from "../../../lib/wire";

/** The class of it, if one of these events was about it. */
export function touched(fresh: Told[], events: string[], field: string, value: number): string {
  return fresh.some(({ event, data }) => events.includes(event) && data[field] === value) ? "odin-touched" : "";
}
