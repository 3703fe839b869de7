/** Where the places of a board are on the screen, measured once each. */
import type { Places } from "./journey";

export interface Spot {
  element: HTMLElement | SVGElement;
  box: DOMRect;
}

/** The places as they are at this moment. */
export class Atlas {
  #named = new Map<string, (HTMLElement | SVGElement)[]>();
  #known = new Map<string, Spot | null>();
  #boards = new Map<Element, DOMRect>();

  constructor() {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-place]")) {
      for (const place of element.dataset["place"]!.split(" ")) this.#named.set(place, [...(this.#named.get(place) ?? []), element]);
    }
  }

  find(places: Places): Spot | null {
    for (const place of places) {
      const spot = this.#look(place);
      if (spot) return spot;
    }
    return null;
  }

  #look(place: string): Spot | null {
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    const found = (this.#named.get(place) ?? []).map((element) => ({ element, box: element.getBoundingClientRect() }));
    const spot = found.findLast((each) => this.#inSight(each)) ?? null;
    this.#known.set(place, spot);
    return spot;
  }

  /** Its middle is on the screen, and not scrolled away within the board. */
  #inSight({ element, box }: Spot): boolean {
    if (!box.width && !box.height) return false;
    const board = element.closest("main");
    const { left, right, top, bottom } = board ? this.#frame(board) : { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    const { x, y } = middle(box);
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  #frame(board: Element): DOMRect {
    const known = this.#boards.get(board) ?? board.getBoundingClientRect();
    this.#boards.set(board, known);
    return known;
  }
}

export const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** So near to each other that nothing would be seen to move. */
export function near(one: DOMRect, other: DOMRect): boolean {
  const [a, b] = [middle(one), middle(other)];
  return Math.hypot(a.x - b.x, a.y - b.y) < 6;
}
