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

/** By influence: the houses of a village, as left, right and ridge. The wall below them is where the number stands. */
const VILLAGES: [number, number, number][][] = [
  [[-24, 24, -31]],
  [[-28, 4, -27], [-2, 28, -33]],
  [[-30, -8, -24], [-15, 15, -35], [8, 30, -24]],
  [[-31, -13, -23], [-19, 3, -33], [-3, 19, -28], [13, 31, -22]],
];

/** As many gables as a settlement tile has influence, tallest in front. */
export function gables(influence: number): string[] {
  const houses = VILLAGES[influence - 1] ?? VILLAGES[3]!;
  const drawn = houses.map(([left, right, ridge]) => {
    const eaves = ridge + (right - left) * 0.42 + 4;
    return { ridge, path: `M${left} ${eaves}L${(left + right) / 2} ${ridge}L${right} ${eaves}H${right - 3}V20H${left + 3}V${eaves}Z` };
  });
  return drawn.sort((one, two) => two.ridge - one.ridge).map(({ path }) => path);
}

/** Two roofs, for a hex on which a settlement may be built. */
export const roofs = "M-21 4-9-12 1 1 10-10 22 4V19H-21ZM-13 19V10H-6V19ZM8 19V10H14V19Z";

/** A jetty with planks, from the edge of a harbour hex into the sea. */
export const jetty = "M-7-2V24M7-2V24M-11 3H11M-11 10H11M-11 17H11";

/** A castle keep with battlements and two flanking towers. */
export const keep =
  "M-31 33V-6H-31V-13H-26V-8H-21V-13H-16V-8H-13V-17H-17V-27H-11V-22H-6V-27H-1V-22H1V-27H6V-22H11V-27H17V-17H13V-8H16V-13H21V-8H26V-13H31V33H8V22Q8 13 0 13 -8 13 -8 22V33Z";
export const keepWindows = "M-2.5-13H2.5V-4H-2.5ZM-25 4H-20V13H-25ZM20 4H25V13H20Z";
/** The pennant flies to the right of its pole at 0,0. */
export const pennant = "M0 0H40L32 12 40 24H0Z";

/** A cathedral: nave, tower with a spire, and a cross. */
export const cathedral = "M-1.6-38V-34H-6V-31H-1.6V-27L-12-12V-2H-26V26H-5V16Q-5 10 0 10 5 10 5 16V26H26V-2H12V-12L1.6-27V-31H6V-34H1.6V-38Z";
export const cathedralWindows = "M-3-10H3V-2Q0-7-3-2ZM-20 6Q-17 0-14 6V15H-20ZM14 6Q17 0 20 6V15H14Z";

/** A round tower: tapering, with a conical cap. */
export const roundTower = "M0-44 11-24H8L11 28H-11L-8-24H-11Z";
export const roundTowerWindows = "M-2-14H2V-7H-2ZM-2.5 8H2.5V17H-2.5Z";

/** A wave, as a pen draws it. */
export const wave = "M-22 0Q-16-8-9 0T4 0 17 0 22-2";
