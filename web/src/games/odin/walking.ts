/** Arrow keys among the choices within an element, by where they lie; Tab comes to one of them and leaves all. */
import type { Attachment } from "svelte/attachments";
import { isArrow, step } from "../map/walk";

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** `changing` is what the choices depend on: when it changes, the one for Tab is chosen again. */
export function walking(changing: () => unknown, selector = "[data-choice]"): Attachment {
  return (within) => {
    changing();
    const choices = () => [...within.querySelectorAll<HTMLElement>(selector)];
    const only = (one: Element | undefined) => {
      for (const each of choices()) each.tabIndex = each === one ? 0 : -1;
    };
    /** The one that has the focus or had it, unless it cannot be chosen and another can. */
    const settle = (last: Element | null) => {
      const found = choices();
      const open = found.filter((each) => each.ariaDisabled !== "true");
      only(open.find((each) => each === last) ?? open[0] ?? found[0]);
    };
    settle(document.activeElement);

    const focus = (event: Event) => {
      const choice = (event.target as Element).closest(selector);
      if (choice) only(choice);
    };
    const leave = (event: Event) => {
      const { target, relatedTarget } = event as FocusEvent;
      if (!within.contains(relatedTarget as Element | null)) settle(target as Element);
    };
    const press = (event: Event) => {
      const { key, target } = event as KeyboardEvent;
      if (!isArrow(key) || !(target as Element).matches(selector)) return;
      const candidates = choices().map((to) => ({ at: centre(to), to }));
      const next = step(key, centre(target as Element), candidates);
      next?.focus();
      if (next) event.preventDefault();
    };
    within.addEventListener("focusin", focus);
    within.addEventListener("focusout", leave);
    within.addEventListener("keydown", press);
    return () => {
      within.removeEventListener("focusin", focus);
      within.removeEventListener("focusout", leave);
      within.removeEventListener("keydown", press);
    };
  };
}
