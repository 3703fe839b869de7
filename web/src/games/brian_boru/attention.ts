/** The keyboard stays in the game: when what had the focus is gone, the focus goes to what is to be chosen next. */
import type { Attachment } from "svelte/attachments";

const CHOICE = '[data-option]:not([aria-disabled="true"]):not([tabindex="-1"])';

export class Attention {
  /** What the keyboard came to on the board, unless it or the pointer has gone elsewhere since. */
  #last: Element | null = null;

  /** For `{@attach}` on the board. */
  readonly watch: Attachment = (board) => {
    const focus = ({ target }: FocusEvent) => {
      this.#last = target instanceof Element && board.contains(target) && target.matches(":focus-visible") ? target : null;
    };
    const press = () => (this.#last = null);
    document.addEventListener("focusin", focus);
    document.addEventListener("pointerdown", press);
    return () => {
      document.removeEventListener("focusin", focus);
      document.removeEventListener("pointerdown", press);
    };
  };

  /** Go to the first choice there is, part by part of the board, if the focus is lost; not to one that leaves a gain behind. */
  regain(...parts: (HTMLElement | undefined)[]): void {
    const last = this.#last;
    const held = document.activeElement !== document.body && document.activeElement !== last;
    if (!last || held || (last.isConnected && !last.closest("[inert]"))) return;
    const choices = parts.flatMap((part) => [...(part?.querySelectorAll<HTMLElement | SVGElement>(CHOICE) ?? [])]);
    (choices.find((choice) => choice.dataset.leave === undefined) ?? choices[0])?.focus();
  }
}
