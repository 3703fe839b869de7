/** Whoever presses the board while it still tells what happened does not want to wait: `<main {@attach hurry(stage)}>`. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { isTyping } from "../lib/keyboard";
import type { Stage } from "../lib/stage.svelte";

const STILL = 8;
/** Keys that lead elsewhere, or go with others. */
const QUIET = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

export function hurry(stage: Stage): Attachment<HTMLElement> {
  return (board) => {
    let start = { x: 0, y: 0 };
    const down = (event: PointerEvent): void => {
      start = { x: event.clientX, y: event.clientY };
    };
    const click = (event: MouseEvent): void => {
      if (stage.behind && Math.hypot(event.clientX - start.x, event.clientY - start.y) <= STILL) stage.skip();
    };
    // The key stops here: it must not choose what only comes up by it.
    const key = (event: KeyboardEvent): void => {
      if (!stage.behind || event.ctrlKey || event.metaKey || event.altKey || QUIET.has(event.key) || isTyping(event)) return;
      event.preventDefault();
      event.stopPropagation();
      stage.skip();
    };
    board.addEventListener("pointerdown", down);
    // After the click has been heard on the board, where nothing can be chosen yet.
    const off = on(board, "click", click);
    board.addEventListener("keydown", key, true);
    return () => {
      off();
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("keydown", key, true);
    };
  };
}
