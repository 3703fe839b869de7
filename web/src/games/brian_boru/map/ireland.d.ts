declare module "virtual:ireland" {
  /** The coast as path data, in units of the map: see projection.ts. */
  const coast: string;
  export default coast;
}
