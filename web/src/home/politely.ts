/** Asks again and again while somebody is looking: at once, every so many seconds, and when the page is seen again. */
export function politely(ask: () => Promise<void>, seconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === "visible") await ask();
    if (!over) timer = setTimeout(() => void round(), seconds * 1000);
  }
  const seen = (): void => {
    if (document.visibilityState === "visible") void round();
  };

  document.addEventListener("visibilitychange", seen);
  void round();
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
