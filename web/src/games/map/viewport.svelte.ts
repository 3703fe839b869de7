/** What part of the board is in sight: fitted to the frame, zoomed and moved by wheel, drag and pinch. */
import type { Point } from "./point";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 1.9;
const SLACK = 0.35;

export class Viewport {
  width = $state(0);
  height = $state(0);
  /** How often the fitted size; 1 shows the whole board. */
  zoom = $state(1);
  /** The board point in the middle of the frame; null while fitted. */
  middle = $state<Point | null>(null);

  constructor(private readonly board: () => Box) {}

  readonly fitted = $derived.by(() => {
    const box = this.board();
    return Math.max(0.05, Math.min(this.width / box.width, this.height / box.height));
  });
  /** Pixels a board unit. */
  readonly scale = $derived(this.fitted * this.zoom);
  readonly centre = $derived.by((): Point => {
    const box = this.board();
    return this.middle ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  readonly transform = $derived(
    `translate(${this.width / 2 - this.centre.x * this.scale} ${this.height / 2 - this.centre.y * this.scale}) scale(${this.scale})`,
  );

  /** From a point of the frame, in pixels, to one of the board. */
  toBoard({ x, y }: Point): Point {
    return { x: this.centre.x + (x - this.width / 2) / this.scale, y: this.centre.y + (y - this.height / 2) / this.scale };
  }

  toFrame({ x, y }: Point): Point {
    return { x: this.width / 2 + (x - this.centre.x) * this.scale, y: this.height / 2 + (y - this.centre.y) * this.scale };
  }

  /** Where a point of the board lies in the frame while all of it is shown. */
  fittedFrame({ x, y }: Point): Point {
    const box = this.board();
    return {
      x: this.width / 2 + (x - box.x - box.width / 2) * this.fitted,
      y: this.height / 2 + (y - box.y - box.height / 2) * this.fitted,
    };
  }

  fit(): void {
    this.zoom = 1;
    this.middle = null;
  }

  /** Zoom while one point of the frame stays where it is. */
  zoomBy(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const held = this.toBoard(around);
    const closest = Math.max(2, CLOSEST / this.fitted);
    const zoom = Math.min(closest, Math.max(1, this.zoom * factor));
    if (zoom === 1) return this.fit();
    this.zoom = zoom;
    this.moveTo({ x: held.x - (around.x - this.width / 2) / this.scale, y: held.y - (around.y - this.height / 2) / this.scale });
  }

  moveBy(x: number, y: number): void {
    if (this.zoom > 1) this.moveTo({ x: this.centre.x - x / this.scale, y: this.centre.y - y / this.scale });
  }

  private moveTo({ x, y }: Point): void {
    const box = this.board();
    const spareX = Math.max(0, box.width / 2 - (this.width / this.scale) * (0.5 - SLACK / 2));
    const spareY = Math.max(0, box.height / 2 - (this.height / this.scale) * (0.5 - SLACK / 2));
    const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
    this.middle = {
      x: between(x, box.x + box.width / 2 - spareX, box.x + box.width / 2 + spareX),
      y: between(y, box.y + box.height / 2 - spareY, box.y + box.height / 2 + spareY),
    };
  }

  /** Bring the nearest of some points of the board into sight, if none is. Fitted, all of it is. */
  reveal(...points: Point[]): void {
    if (this.zoom === 1 || points.some((point) => this.#sees(point))) return;
    const { x, y } = this.centre;
    const away = (point: Point) => Math.hypot(point.x - x, point.y - y);
    const nearest = points.toSorted((one, two) => away(one) - away(two))[0];
    if (nearest) this.moveTo(nearest);
  }

  #sees(point: Point): boolean {
    const { x, y } = this.toFrame(point);
    const edge = 40;
    return x >= edge && y >= edge && x <= this.width - edge && y <= this.height - edge;
  }
}
