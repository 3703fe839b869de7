/** Arrow keys among the choices within an element, by where they lie; Tab comes to one of them and leaves all. */
import type { Attachment } from "svelte/attachments";
import { isArrow, step } from "../map/walk";

const CHOICES = "[data-choice]";

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** `changing` is what the choices depend on: when it changes, the one for Tab is chosen again. */
export function walking(changing: () => unknown): Attachment {
  return (within) => {
    changing();
    const choices = () => [...within.querySelectorAll<HTMLElement>(CHOICES)];
    const only = (one: Element | undefined) => {
      for (const each of choices()) each.tabIndex = each === one ? 0 : -1;
    };
    const found = choices();
    only(found.find((each) => each === document.activeElement) ?? found.find((each) => each.ariaDisabled !== "true") ?? found[0]);

    const focus = (event: Event) => {
      const choice = (event.target as Element).closest(CHOICES);
      if (choice) only(choice);
    };
    const press = (event: Event) => {
      const { key, target } = event as KeyboardEvent;
      if (!isArrow(key) || !(target as Element).matches(CHOICES)) return;
      const candidates = choices().map((to) => ({ at: centre(to), to }));
      const next = step(key, centre(target as Element), candidates);
      next?.focus();
      if (next) event.preventDefault();
    };
    within.addEventListener("focusin", focus);
    within.addEventListener("keydown", press);
    return () => {
      within.removeEventListener("focusin", focus);
      within.removeEventListener("keydown", press);
    };
  };
}
