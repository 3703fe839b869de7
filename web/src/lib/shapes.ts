/** One shape a seat, in a square of 16: disc, square, triangle, diamond, pentagon. */
export const SHAPES = [
  "M8 1a7 7 0 1 0 .01 0Z",
  "M2 2h12v12H2Z",
  "M8 1 15.5 14.5H.5Z",
  "M8 .5 15.5 8 8 15.5.5 8Z",
  "M8 .8 15.3 6.1 12.5 14.8H3.5L.7 6.1Z",
] as const;
