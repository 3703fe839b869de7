/** Fingers and mouse on the board: dragging moves it, two fingers or the wheel zoom it, a double tap fits it. */
import type { Point } from "./point";
import type { Viewport } from "./viewport.svelte";

const STILL = 6;
const LONG = 450;
const DOUBLE = 300;

export interface Answers {
  /** The pointer rests over a point of the frame; null when it left. */
  hover: (point: Point | null) => void;
  /** Says whether there was something to tap. */
  tap: (point: Point, touch: boolean) => boolean;
  hold: (point: Point) => void;
}

export function gestures(frame: HTMLElement | SVGElement, viewport: Viewport, answers: Answers): () => void {
  const down = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let moved = false;
  let pinch = 0;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let lastTap = { at: 0, x: 0, y: 0, used: false };

  const local = (event: PointerEvent | WheelEvent): Point => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = () => {
    const [one, two] = [...down.values()] as [Point, Point];
    return { length: Math.hypot(one.x - two.x, one.y - two.y), middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } };
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest("[data-control]")) return;
    const point = local(event);
    down.set(event.pointerId, point);
    if (down.size === 1) {
      [start, moved] = [point, false];
      if (event.pointerType !== "mouse") {
        holding = setTimeout(() => {
          moved = true;
          answers.hold(point);
        }, LONG);
      }
    } else {
      moved = true;
      clearTimeout(holding);
      if (down.size === 2) pinch = spread().length;
    }
  };

  const move = (event: PointerEvent) => {
    const point = local(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") answers.hover((event.target as Element).closest("[data-control]") ? null : point);
      return;
    }
    down.set(event.pointerId, point);
    if (down.size === 2) {
      const { length, middle } = spread();
      viewport.zoomBy(length / pinch, middle);
      viewport.moveBy((point.x - before.x) / 2, (point.y - before.y) / 2);
      pinch = length;
      return;
    }
    if (!moved && Math.hypot(point.x - start.x, point.y - start.y) > STILL) {
      moved = true;
      clearTimeout(holding);
      frame.setPointerCapture(event.pointerId);
    }
    if (moved) viewport.moveBy(point.x - before.x, point.y - before.y);
  };

  const release = (event: PointerEvent) => {
    clearTimeout(holding);
    const known = down.delete(event.pointerId);
    if (!known || moved || event.type !== "pointerup") return;
    const point = local(event);
    const touch = event.pointerType !== "mouse";
    const double = event.timeStamp - lastTap.at < DOUBLE && Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < 24;
    if (double && !lastTap.used) {
      if (viewport.zoom > 1) viewport.fit();
      else viewport.zoomBy(2.2, point);
      lastTap.at = 0;
      return;
    }
    lastTap = { at: event.timeStamp, ...point, used: answers.tap(point, touch) };
  };

  const leave = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && !down.size) answers.hover(null);
  };

  /** A long press is ours. */
  const menu = (event: Event) => {
    if (down.size) event.preventDefault();
  };

  const wheel = (event: WheelEvent) => {
    if (viewport.zoom === 1 && event.deltaY > 0 && !event.ctrlKey) return; // the page may scroll
    event.preventDefault();
    viewport.zoomBy(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 420)), local(event));
  };

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", press], ["pointermove", move], ["pointerup", release], ["pointercancel", release], ["pointerleave", leave], ["wheel", wheel], ["contextmenu", menu],
  ];
  for (const [name, listener] of listeners) frame.addEventListener(name, listener as EventListener, { passive: false });
  return () => {
    clearTimeout(holding);
    for (const [name, listener] of listeners) frame.removeEventListener(name, listener as EventListener);
  };
}
