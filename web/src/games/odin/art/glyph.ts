/**
 * What a picture is made of, in a square of 24 units, in the colour of the text around it.
 *
 * One style for all: the silhouette of a woodcut, bold enough for 14 pixels. Bodies are filled and details cut out of
 * them, limbs are strokes of two units, and nothing, neither stroke nor cut, is thinner than a unit and a half where
 * the picture would not be understood without it. A second tone lies beneath, for what is behind or inside.
 */
export interface Glyph {
  /** Bodies; whatever lies inside one of them is a hole, by the even-odd rule. */
  fill?: string;
  /** Strokes two units wide with round ends. */
  line?: string;
  /** Bodies of the second tone, beneath the others. */
  soft?: string;
}

/** A circle; inside a body, a round hole. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Circles of one size, by their centres. */
export const discs = (radius: number, ...centres: [number, number][]): string =>
  centres.map(([x, y]) => disc(x, y, radius)).join("");

/** A square standing on its corner: a gem, a grain of salt, a stitch. */
export const lozenge = (x: number, y: number, width: number, height = width): string =>
  `M${x} ${y - height}L${x + width} ${y} ${x} ${y + height} ${x - width} ${y}Z`;
