/** Cards travel from where they were to where they are: from the pack to the hand, from the hand to the trick. */
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { settings } from "../../../lib/settings.svelte";

export const duration = () => (settings.still ? 0 : 300);

export const [send, receive] = crossfade({
  duration,
  easing: cubicOut,
  /** A card of somebody else comes from above, and goes there. */
  fallback: () => ({
    duration: duration(),
    easing: cubicOut,
    css: (there, away) => `opacity: ${there}; translate: 0 ${away * -32}px`,
  }),
});
