/** Mouse and fingers with a tile: from the shelf to a board, by dragging or by picking up and putting down; turning on the way. */
import { isTyping } from "../../../lib/keyboard";
import type { Point } from "../../map/point";
import { Edges } from "./edges";
import type { Laying, Spot } from "./laying.svelte";
import { Twist } from "./twist";

const STILL = 5;
/** Between two turns of the wheel, in milliseconds. */
const NOTCH = 90;
/** How far above the finger the tile hangs, in cells. */
const LIFT = 0.8;

interface Press {
  id: number;
  touch: boolean;
  x: number;
  y: number;
  /** From the shelf; null: on a board, with a tile in hand. */
  piece: number | null;
}

interface Box {
  slot: number;
  left: number;
  top: number;
  rows: number;
  columns: number;
}

/** Boards have `data-slot`, `data-rows` and `data-columns`; tiles that can be picked up `data-piece`, what lies over the lower end `data-foot`. */
export function carrying(root: HTMLElement, laying: Laying, floating: () => SVGElement | null): () => void {
  const twist = new Twist();
  let press: Press | null = null;
  let dragging = false;
  let swallow = false;
  let wheeled = 0;
  let boxes: Box[] = [];
  /** Whether the boards are still where they were measured. */
  let measured = false;
  let cell = 24;
  let origin = { x: 0, y: 0 };
  let pointer = { x: 0, y: 0 };
  /** Where the pointer holds the tile, in cells from its corner; null: by its middle. */
  let grip: Point | null = null;
  let frame = 0;
  const edges = new Edges();

  const measure = () => {
    measured = true;
    const at = root.getBoundingClientRect();
    origin = { x: at.left, y: at.top };
    boxes = [...root.querySelectorAll<HTMLElement>("[data-slot]")].map((field) => {
      const { left, top, width } = field.getBoundingClientRect();
      const [rows, columns] = [Number(field.dataset["rows"]), Number(field.dataset["columns"])];
      cell = width / columns;
      return { slot: Number(field.dataset["slot"]), left, top, rows, columns };
    });
  };

  /** The corner of the tile, in pixels. */
  const corner = () => {
    const shape = laying.shape!;
    const held = grip ?? { x: shape.columns / 2, y: press?.touch ? shape.rows + LIFT : shape.rows / 2 };
    return { x: pointer.x - held.x * cell, y: pointer.y - held.y * cell };
  };

  const spotAt = ({ x, y }: Point): Spot | null => {
    const shape = laying.shape!;
    const middle = { x: x + (shape.columns / 2) * cell, y: y + (shape.rows / 2) * cell };
    const inside = ({ left, top, rows, columns }: Box) =>
      middle.x > left - cell / 2 && middle.y > top - cell / 2 && middle.x < left + (columns + 0.5) * cell && middle.y < top + (rows + 0.5) * cell;
    const box = boxes.find(inside);
    return box ? laying.near(box.slot, (y - box.top) / cell, (x - box.left) / cell) : null;
  };

  const follow = () => {
    frame = 0;
    if (laying.piece === null) return;
    if (!measured) measure();
    const at = corner();
    const element = floating();
    if (element) element.style.transform = `translate3d(${at.x - origin.x}px, ${at.y - origin.y}px, 0)`;
    laying.move(spotAt(at));
    if (dragging && edges.at(pointer.y)) frame = requestAnimationFrame(follow);
  };
  const later = (event: MouseEvent) => {
    pointer = { x: event.clientX, y: event.clientY };
    frame ||= requestAnimationFrame(follow);
  };

  const down = (event: PointerEvent) => {
    swallow = false;
    const touch = event.pointerType !== "mouse";
    if (touch) twist.down(event.pointerId, { x: event.clientX, y: event.clientY });
    if (event.button || press) return;
    const target = event.target as Element;
    const tile = target.closest<HTMLElement>("[data-piece]");
    if (!tile && !(touch && laying.piece !== null && target.closest("[data-slot]"))) return;
    press = { id: event.pointerId, touch, x: event.clientX, y: event.clientY, piece: tile ? Number(tile.dataset["piece"]) : null };
  };

  const begin = (piece: number | null) => {
    dragging = true;
    grip = null;
    measure();
    edges.begin(root, root.querySelector("[data-foot]"));
    if (piece !== null) return laying.pick(piece, press!.touch ? "touch" : "mouse");
    const { spot } = laying;
    const box = boxes.find(({ slot }) => slot === spot?.slot);
    if (spot && box) grip = { x: (press!.x - box.left) / cell - spot.column, y: (press!.y - box.top) / cell - spot.row };
  };

  const move = (event: PointerEvent) => {
    twist.move(event.pointerId, { x: event.clientX, y: event.clientY });
    if (twist.two && laying.piece !== null) return laying.turn(twist.quarters());
    if (press && press.id !== event.pointerId) return;
    if (press && !dragging && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) begin(press.piece);
    if (laying.piece === null) [measured, grip] = [false, null];
    if (laying.piece !== null && (dragging || (laying.means === "mouse" && event.pointerType === "mouse"))) later(event);
  };

  const up = (event: PointerEvent) => {
    twist.up(event.pointerId);
    if (press?.id !== event.pointerId) return;
    const { piece } = press;
    if (dragging) {
      cancelAnimationFrame(frame);
      follow();
      swallow = true;
    }
    const dropped = dragging && piece !== null;
    press = null;
    dragging = false;
    if (!dropped) return;
    if (event.type === "pointercancel" || !laying.spot) laying.putBack();
    else laying.lay();
  };

  /** After a drag there is no click. */
  const guard = (event: Event) => {
    if (swallow) event.stopPropagation();
    swallow = false;
  };

  /** A click lays what the mouse carries; a finger first says where, then taps the tile there to lay it. */
  const click = (event: MouseEvent) => {
    if (laying.piece === null || event.detail === 0) return;
    grip = null;
    if (!measured) measure();
    pointer = { x: event.clientX, y: event.clientY };
    const field = (event.target as Element).closest("[data-slot]");
    if (laying.means === "mouse") {
      if (field) laying.lay();
      else later(event);
    } else if (field) {
      if ((event.target as Element).closest("[data-ghost]") && laying.lay()) return;
      laying.means = "touch";
      laying.move(spotAt(corner()));
    }
  };

  const wheel = (event: WheelEvent) => {
    if (laying.piece === null || event.ctrlKey || !laying.turns) return;
    event.preventDefault();
    if (event.timeStamp - wheeled < NOTCH || !event.deltaY) return;
    wheeled = event.timeStamp;
    laying.turn(event.deltaY > 0 ? 1 : 3);
    frame ||= requestAnimationFrame(follow);
  };

  const key = (event: KeyboardEvent) => {
    if (laying.piece === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event) || document.querySelector("dialog[open]")) return;
    const act = { r: () => laying.turn(event.shiftKey ? 3 : 1), f: () => laying.mirror(), escape: () => laying.putBack() }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
    if (laying.means === "mouse") frame ||= requestAnimationFrame(follow);
  };

  const moved = () => {
    measured = false;
    if (laying.piece !== null && laying.means === "mouse") frame ||= requestAnimationFrame(follow);
  };

  const heard: [EventTarget, string, (event: never) => void, AddEventListenerOptions][] = [
    [root, "pointerdown", down, {}],
    [window, "pointermove", move, { passive: true }],
    [window, "pointerup", up, {}],
    [window, "pointercancel", up, {}],
    [root, "click", guard, { capture: true }],
    [root, "click", click, {}],
    [root, "wheel", wheel, { passive: false }],
    [window, "keydown", key, { capture: true }],
    [window, "scroll", moved, { capture: true, passive: true }],
    [window, "resize", moved, {}],
  ];
  for (const [at, name, answer, how] of heard) at.addEventListener(name, answer as EventListener, how);
  return () => {
    cancelAnimationFrame(frame);
    for (const [at, name, answer, how] of heard) at.removeEventListener(name, answer as EventListener, how);
  };
}
