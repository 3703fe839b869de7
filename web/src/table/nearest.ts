/** Where an arrow key leads among buttons that stand in rows, columns or anyhow. */
const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function nearest<T extends HTMLElement>(buttons: T[], from: HTMLElement, key: string): T | null {
  if (key === "Home") return buttons[0] ?? null;
  if (key === "End") return buttons.at(-1) ?? null;
  const way = WAYS[key];
  const place = buttons.indexOf(from as T);
  if (!way || place < 0) return null;
  const here = from.getBoundingClientRect();
  let best: T | null = null;
  let least = Infinity;
  for (const button of buttons) {
    const there = button.getBoundingClientRect();
    const x = there.left - here.left;
    const y = there.top - here.top;
    const along = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    const far = along + 3 * aside;
    if (along > 1 && far < least) [best, least] = [button, far];
  }
  // At the edge of a row, left and right go on in reading order.
  return best && (way[1] || sameRow(best, from)) ? best : (buttons[place + (way[0] || way[1])] ?? null);
}

function sameRow(one: HTMLElement, other: HTMLElement): boolean {
  return Math.abs(one.getBoundingClientRect().top - other.getBoundingClientRect().top) < 4;
}
