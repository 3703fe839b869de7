/**
 * Help that appears beside a thing when the pointer rests on it, when the keyboard comes to it, or when a finger is held
 * on it: `<button {@attach tip("What it does")}>`. It never holds anything that is not said elsewhere too.
 */
import type { Attachment } from "svelte/attachments";

/** A pointer that never rests over anything, such as a finger, leaves a mouse of the browser's own making behind. */
const pointing = matchMedia("(hover: hover)");

const REST = 350;
const HOLD = 450;
const STILL = 8;

export interface Words {
  title: string;
  lines: string[];
}

interface Shown extends Words {
  /** What it is about. */
  of: Element;
  /** What it must not cover: the same, or something around it. */
  beside: Element;
}

class Tips {
  shown = $state.raw<Shown | null>(null);

  show(of: Element, words: Words, beside = of): void {
    if (words.title || words.lines.length) this.shown = { of, beside, ...words };
  }

  hide(of?: Element): void {
    if (!of || this.shown?.of === of) this.shown = null;
  }
}

export const tips = new Tips();

/** A function instead of words is asked each time the tip is shown. `around` selects what is around the thing and must stay in sight. */
export function tip(words: string | Words | (() => string | Words), around?: string): Attachment {
  const said = (): Words => {
    const told = typeof words === "function" ? words() : words;
    return typeof told === "string" ? { title: told, lines: [] } : told;
  };
  return (of) => {
    const element = of as HTMLElement | SVGElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;
    let within = false;

    const show = () => tips.show(element, said(), (around && element.closest(around)) || element);
    const later = (after: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = after === HOLD;
        show();
      }, after);
    };
    /** A moment later, because what has the focus is also left when it is taken off the page. */
    const end = () => {
      clearTimeout(timer);
      queueMicrotask(() => tips.hide(element));
    };
    const leave = () => {
      within = false;
      end();
    };
    const press = (event: PointerEvent) => {
      end();
      held = false;
      if (event.pointerType === "mouse") return;
      from = { x: event.clientX, y: event.clientY };
      later(HOLD);
    };
    /** Only what the pointer moves onto is helped with, not what comes under it by itself. */
    const move = (event: PointerEvent) => {
      if (event.pointerType === "mouse") {
        if (!within && pointing.matches) later(REST);
        within = true;
      } else if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) end();
    };
    /** A finger that was held for help has not pressed the button. */
    const click = (event: Event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = () => element.matches(":focus-visible") && show();
    const menu = (event: Event) => held && event.preventDefault();
    const release = () => clearTimeout(timer);

    const heard: [string, (event: never) => unknown, boolean][] = [
      ["pointerleave", leave, false],
      ["pointerdown", press, false],
      ["pointermove", move, false],
      ["pointerup", release, false],
      ["pointercancel", end, false],
      ["click", click, true],
      ["contextmenu", menu, false],
    ];
    // A drawing that listens to the focus would become a tab stop by that alone: only what is one listens.
    if (element instanceof HTMLElement || element.hasAttribute("tabindex")) heard.push(["focus", focus, false], ["blur", end, false]);
    for (const [name, answer, capture] of heard) element.addEventListener(name, answer as EventListener, capture);
    return () => {
      end();
      for (const [name, answer, capture] of heard) element.removeEventListener(name, answer as EventListener, capture);
    };
  };
}
