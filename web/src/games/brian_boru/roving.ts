/** One tab stop for a group of things: arrow keys, Home and End walk from one to the next. For `{@attach roving}`. */
import type { Attachment } from "svelte/attachments";

type Stop = HTMLElement | SVGElement;

const STOPS = "button, [tabindex]";
const WAYS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at < last ? at + 1 : 0),
  ArrowDown: (at, last) => (at < last ? at + 1 : 0),
  ArrowLeft: (at, last) => (at ? at - 1 : last),
  ArrowUp: (at, last) => (at ? at - 1 : last),
  Home: () => 0,
  End: (_, last) => last,
};

export const roving: Attachment = (group) => {
  let visited: Stop | undefined;
  /** What is on its way out is no stop any more. */
  const stops = () => [...group.querySelectorAll<Stop>(STOPS)].filter((stop) => !stop.closest("[inert]"));
  const open = (stop: Stop) => stop.dataset["option"] !== undefined;

  /** The stop is where the focus was; else the first that can be chosen and gives something. */
  function settle(): void {
    const all = stops();
    if (visited && (!all.includes(visited) || (!open(visited) && all.some(open)))) visited = undefined;
    const one = visited ?? all.find((stop) => open(stop) && stop.dataset["leave"] === undefined) ?? all.find(open) ?? all[0];
    for (const stop of all) stop.tabIndex = stop === one ? 0 : -1;
  }
  const focused = (event: Event) => {
    visited = (event.target as Element).closest<Stop>(STOPS) ?? visited;
    for (const stop of stops()) stop.tabIndex = stop === visited ? 0 : -1;
  };
  const press = (event: Event) => {
    const all = stops();
    const at = all.indexOf(event.target as Stop);
    const way = WAYS[(event as KeyboardEvent).key];
    if (!way || at < 0) return;
    event.preventDefault();
    all[way(at, all.length - 1)]?.focus();
  };

  settle();
  const changes = new MutationObserver(settle);
  changes.observe(group, { subtree: true, childList: true, attributeFilter: ["data-option", "inert"] });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", press);
  return () => {
    changes.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", press);
  };
};
