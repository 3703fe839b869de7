/** Whether a media query holds, now and later; for use while a component is made. */
export function media(query: string): { readonly matches: boolean } {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  $effect(() => {
    const changed = (): void => {
      matches = list.matches;
    };
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  });
  return {
    get matches() {
      return matches;
    },
  };
}
