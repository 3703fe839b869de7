/** The movements themselves: only transform and opacity, by the browser's own animations, which end by themselves. */
import { PACES } from "../../lib/stage.svelte";
import { settings } from "../../lib/settings.svelte";
import { middle, type Spot } from "./places";

const EASE = "cubic-bezier(0.25, 0.6, 0.3, 1)";
const [LEAST, MOST] = [200, 450];

/** Milliseconds for a movement, so that it ends within the beat of the stage; 0: nothing moves. */
export function duration(): number {
  const { beat } = PACES[settings.speed];
  return settings.still || !beat ? 0 : Math.min(MOST, Math.max(LEAST, beat * 0.55));
}

/** From one box to another, as seen by something that has the second one's middle as its own. */
export function fly(element: HTMLElement, from: DOMRect, to: DOMRect, size: number, timing: { duration: number; delay: number }): Animation {
  const [start, end] = [middle(from), middle(to)];
  const scale = Math.min(1.6, Math.max(0.6, Math.min(from.width, from.height) / size));
  const at = ({ x, y }: typeof start, by: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${by})`;
  return element.animate(
    [
      { transform: at(start, scale), opacity: 0, offset: 0 },
      { transform: at(start, scale), opacity: 1, offset: 0.04, easing: EASE },
      { transform: at(end, 1), opacity: 1, offset: 1 },
    ],
    { ...timing, fill: "both" },
  );
}

export function rise(element: HTMLElement, box: DOMRect, lane: number, timing: { duration: number; delay: number }): Animation {
  const { x, y } = middle(box);
  const at = (up: number) => `translate(${x}px, ${y - lane * 22 - up}px) translate(-50%, -50%)`;
  return element.animate(
    [
      { transform: at(-4), opacity: 0 },
      { transform: at(8), opacity: 1, offset: 0.2, easing: "linear" },
      { transform: at(14), opacity: 1, offset: 0.75 },
      { transform: at(22), opacity: 0 },
    ],
    { ...timing, fill: "both", easing: EASE },
  );
}

/** Not to be seen until something has arrived there. */
export const wait = ({ element }: Spot, until: number): Animation => element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });

export const stir = ({ element }: Spot, length: number): Animation =>
  element.animate([{ transform: "none" }, { transform: "scale(1.09)", offset: 0.35 }, { transform: "none" }], { duration: length, easing: "ease-in-out", composite: "add" });

export const turn = ({ element }: Spot, length: number): Animation =>
  element.animate([{ transform: "scaleX(-1)" }, { transform: "none" }], { duration: length, easing: "ease-in-out", composite: "add" });

/** From where it was to where it stands: what is drawn in an SVG counts in units of its own. */
export function glide({ element, box }: Spot, before: DOMRect, length: number): Animation | null {
  const [start, end] = [middle(before), middle(box)];
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const [x, y] = [(start.x - end.x) / scale, (start.y - end.y) / scale];
  return x || y ? element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: length, easing: EASE, composite: "add" }) : null;
}
