/** Whether things can be seen and pressed where they are, and how they come there. */
import { settings } from "./settings.svelte";

/** So long after the last scrolling somebody is still at it, in milliseconds. */
const PAUSE = 400;
const FIELDS = "input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";

let moved = -PAUSE;
let pressed = false;
for (const kind of ["wheel", "touchmove", "scroll", "resize"]) addEventListener(kind, () => (moved = performance.now()), { capture: true, passive: true });
for (const kind of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(kind, () => (pressed = kind === "pointerdown"), { capture: true, passive: true });

const frame = () => new Promise(requestAnimationFrame);

/** Somebody scrolls, drags, writes or reads something else: nothing may move away under them. */
const busy = () =>
  pressed || performance.now() - moved < PAUSE || document.activeElement?.matches(FIELDS) || document.querySelector("dialog[open]");

/** When everything that was to be drawn is drawn, and nobody is at something. */
export async function calm(): Promise<void> {
  do {
    await frame();
    await frame();
  } while (busy());
}

/** So high, in pixels, a thing need not be in sight as a whole. */
const HIGH = 240;

/** Whether a press on the middle of it would hit it, or on a part of it that is large enough. */
export function sighted(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = height > HIGH ? [1 / 2, 1 / 4, 3 / 4] : [1 / 2];
  return width > 0 && parts.some((part) => element.contains(document.elementFromPoint(left + width / 2, top + height * part)));
}

type Way = "Top" | "Left";
const WAYS: Record<Way, ["overflowY" | "overflowX", "top" | "left", "bottom" | "right"]> = {
  Top: ["overflowY", "top", "bottom"],
  Left: ["overflowX", "left", "right"],
};

/** What can be scrolled around an element, and where it is now. */
function scrollers(element: Element): { element: Element; way: Way; now: number }[] {
  const found: ReturnType<typeof scrollers> = [];
  for (let each = element.parentElement; each; each = each.parentElement) {
    const style = getComputedStyle(each);
    for (const way of ["Top", "Left"] as const) {
      if (/auto|scroll/.test(style[WAYS[way][0]])) found.push({ element: each, way, now: each[`scroll${way}`] });
    }
  }
  return found;
}

/** How far to scroll for all of them to be in the middle; for the first of them, if they are too many. What is to be kept stays in sight. */
function aim(scroller: Element, way: Way, some: readonly Element[], kept: Element | null): number {
  const [, from, to] = WAYS[way];
  const box = scroller.getBoundingClientRect();
  const spans = some.filter((each) => scroller.contains(each)).map((each) => each.getBoundingClientRect());
  const first = Math.min(...spans.map((span) => span[from]));
  const last = Math.max(...spans.map((span) => span[to]));
  const size = box[to] - box[from];
  const wanted = last - first < size || spans.length < 2 ? (first + last) / 2 - (box[from] + box[to]) / 2 : first - box[from] - size / 5;
  return kept && scroller.contains(kept) ? Math.min(wanted, kept.getBoundingClientRect()[from] - box[from]) : wanted;
}

const scroll = (element: Element, way: Way, to: number, behavior: ScrollBehavior) => element.scrollTo({ [way.toLowerCase()]: to, behavior });

/** Scroll so that one of them can be pressed, and if possible what is to be kept stays in sight; says whether one can. */
export function bring(elements: Element[], keep: Element | null = null): boolean {
  const drawn = elements.filter((each) => each.getClientRects().length > 0);
  for (const chosen of drawn) {
    const around = scrollers(chosen);
    const back = () => around.forEach(({ element, way, now }) => scroll(element, way, now, "instant"));
    for (const [some, kept] of [[drawn, keep], [[chosen], keep], [[chosen], null]] as const) {
      for (const { element, way } of around) scroll(element, way, element[`scroll${way}`] + aim(element, way, some, kept), "instant");
      if (!sighted(chosen)) continue;
      const there = around.map(({ element, way }) => element[`scroll${way}`]);
      if (!settings.still) {
        back();
        around.forEach(({ element, way }, n) => scroll(element, way, there[n]!, "smooth"));
      }
      return true;
    }
    back();
  }
  return false;
}

/** Let one of them be in sight, in its time. */
export async function show(find: () => Element[]): Promise<void> {
  await calm();
  const found = find();
  if (!found.some(sighted)) bring(found);
}
