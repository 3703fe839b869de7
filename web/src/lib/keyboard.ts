/** Single keys that do something on a page. They are silent while somebody types, and behind an open dialog. */
export type Keys = Record<string, () => void>;

const TYPING = new Set(["INPUT", "TEXTAREA", "SELECT"]);

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (!target || !TYPING.has(target.tagName)) return target?.isContentEditable ?? false;
  return !(target instanceof HTMLInputElement && ["range", "checkbox", "radio", "button"].includes(target.type));
}

/** Listen for keys until the returned function is called; made for `$effect`. */
export function listen(keys: () => Keys): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (isTyping(event) || document.querySelector("dialog[open]")) return;
    const act = keys()[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}
