declare module "virtual:coastlines" {
  /** By map: the outline of its land as path data, in board units. */
  const coasts: Record<string, string>;
  export default coasts;
}
