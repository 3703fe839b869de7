/** Two fingers that turn around each other. */
import type { Point } from "../../map/point";

const QUARTER = (35 * Math.PI) / 180;

export class Twist {
  readonly #fingers = new Map<number, Point>();
  #from = 0;

  down(id: number, at: Point): void {
    this.#fingers.set(id, at);
    if (this.two) this.#from = this.#angle();
  }

  move(id: number, at: Point): void {
    if (this.#fingers.has(id)) this.#fingers.set(id, at);
  }

  up(id: number): void {
    this.#fingers.delete(id);
  }

  get two(): boolean {
    return this.#fingers.size === 2;
  }

  /** The quarters by which they have turned since the last time they had: none, 1, or 3 the other way round. */
  quarters(): number {
    const by = this.#angle() - this.#from;
    const turned = Math.atan2(Math.sin(by), Math.cos(by));
    if (Math.abs(turned) < QUARTER) return 0;
    this.#from += turned;
    return turned > 0 ? 1 : 3;
  }

  #angle(): number {
    const [one, two] = [...this.#fingers.values()] as [Point, Point];
    return Math.atan2(two.y - one.y, two.x - one.x);
  }
}
