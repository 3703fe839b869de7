/** Buttons in a row: arrow keys walk along them. For `{@attach row}`. */
import type { Attachment } from "svelte/attachments";

const WAYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const row: Attachment = (element) => {
  const press = (event: Event) => {
    const way = WAYS[(event as KeyboardEvent).key];
    const buttons = [...element.querySelectorAll("button")];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (!way || at < 0) return;
    event.preventDefault();
    buttons[(at + way + buttons.length) % buttons.length]?.focus();
  };
  element.addEventListener("keydown", press);
  return () => element.removeEventListener("keydown", press);
};
