/** Signs of the board as paths around 0,0, about 50 units wide, made to be recognised at the size of a fingernail. */

const grain = (x: number, y: number, turn: number) => {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const at = (px: number, py: number) => `${(x + px * cos - py * sin).toFixed(1)} ${(y + px * sin + py * cos).toFixed(1)}`;
  return `M${at(0, 9)}Q${at(7.5, 0)} ${at(0, -10)}Q${at(-7.5, 0)} ${at(0, 9)}Z`;
};

/** An ear of grain. */
export const ear =
  grain(0, -19, 0) +
  [-11, 1, 13].map((y) => grain(-9, y, -0.62) + grain(9, y, 0.62)).join("") +
  "M-1.6 -12H1.6V27H-1.6Z";

export const bolt = "M6 -28 -17 5H-3L-8 28 17 -8H3Z";

/** Gables side by side, as many as a settlement tile has influence, on a wall where the number stands. */
export function gables(count: number): string {
  const width = 52 / count;
  const roofs = Array.from({ length: count }, (_, index) => {
    const left = -26 + index * width;
    const rise = Math.min(20, 9 + width / 3);
    return `L${left} -9L${left + width / 2} ${-9 - rise}L${left + width} -9`;
  });
  return `M-26 -9${roofs.join("")}L23 -9V21H-23V-9Z`;
}

/** Two roofs, for a hex on which a settlement may be built. */
export const roofs = "M-21 4-9-12 1 1 10-10 22 4V19H-21ZM-13 19V10H-6V19ZM8 19V10H14V19Z";

/** A jetty with planks, from the edge of a harbour hex into the sea. */
export const jetty = "M-7-2V24M7-2V24M-11 3H11M-11 10H11M-11 17H11";

/** A castle keep with battlements and two flanking towers. */
export const keep = "M-25 26V-4H-21V-9H-17V-4H-14V-9H-10V-16H-14V-24H-9V-20H-5V-24H5V-20H9V-24H14V-16H10V-9H14V-4H17V-9H21V-4H25V26H7V15Q7 7 0 7 -7 7 -7 15V26Z";
export const keepWindows = "M-2-13H2V-5H-2ZM-20 6H-16V13H-20ZM16 6H20V13H16Z";
/** The pennant flies from 0,-24. */
export const pennant = "M1-49H34L26-39 34-29H1Z";

/** A cathedral: nave, tower with a spire, and a cross. */
export const cathedral = "M-1.6-38V-34H-6V-31H-1.6V-27L-12-12V-2H-26V26H-5V16Q-5 10 0 10 5 10 5 16V26H26V-2H12V-12L1.6-27V-31H6V-34H1.6V-38Z";
export const cathedralWindows = "M-3-10H3V-2Q0-7-3-2ZM-20 6Q-17 0-14 6V15H-20ZM14 6Q17 0 20 6V15H14Z";

/** A round tower: tapering, with a conical cap. */
export const roundTower = "M0-44 11-24H8L11 28H-11L-8-24H-11Z";
export const roundTowerWindows = "M-2-14H2V-7H-2ZM-2.5 8H2.5V17H-2.5Z";

/** A wave, as a pen draws it. */
export const wave = "M-22 0Q-16-8-9 0T4 0 17 0 22-2";
