/** How clusters are drawn: as a band from tile to tile, with their count on the tile in their midst. */
import { around } from "./hexes";
import { centreOf, hexFinder, POWER, type Cluster, type Setting } from "./model";

/** A path along all pairs of neighbouring hexes. */
export function bandOf(setting: Setting, hexes: number[]): string {
  const find = hexFinder(setting);
  const steps: string[] = [];
  for (const hex of hexes) {
    const [row, column] = setting.hexes[hex]!;
    const from = centreOf(setting, hex);
    for (const [otherRow, otherColumn] of around(row, column)) {
      const other = find(otherRow, otherColumn);
      if (other === undefined || other < hex || !hexes.includes(other)) continue;
      const to = centreOf(setting, other);
      steps.push(`M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`);
    }
  }
  return steps.join("");
}

/** The hex of a cluster that lies nearest to its middle. */
export function heartOf(setting: Setting, hexes: number[]): number {
  const points = hexes.map((hex) => centreOf(setting, hex));
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const away = points.map((point) => Math.hypot(point.x - x, point.y - y));
  return hexes[away.indexOf(Math.min(...away))]!;
}

/** The cluster that a tile on a hex would make, extend or join; nothing for settlements. */
export function clusterAround(setting: Setting, clusters: Cluster[], seat: number, kind: number, hex: number): number[] {
  if (kind > POWER) return [];
  const find = hexFinder(setting);
  const [row, column] = setting.hexes[hex]!;
  const beside = around(row, column).map(([otherRow, otherColumn]) => find(otherRow, otherColumn));
  const joined = clusters.filter((cluster) => cluster.seat === seat && cluster.kind === kind && cluster.hexes.some((each) => beside.includes(each)));
  return joined.length ? [hex, ...joined.flatMap(({ hexes }) => hexes)] : [];
}
