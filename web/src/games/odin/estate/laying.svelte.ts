/** The tile in hand: which it is, how it is turned, where it hovers, and what would come of it. */
import { cellsOf, refusal, room, yieldOf, type Ground, type Mask, type Refusal, type Rules, type Yield } from "./placement";

export interface Spot {
  slot: number;
  row: number;
  column: number;
}

export interface Verdict {
  refusal: Refusal | null;
  before: Yield;
  after: Yield;
}

/** What the hand needs to know of the table. */
export interface Bench {
  rules: Rules;
  grounds: Ground[];
  wood: boolean;
  /** The pieces that may be picked up. */
  offered: Set<number>;
  /** The piece that has to be laid as it is turned; null if any may be. */
  fixed: number | null;
  lay: (piece: number, spot: Spot) => void;
}

/** The mouse carries the tile along; fingers and keys move it on the board, and then it is laid. */
export type Means = "mouse" | "touch" | "keys";

export class Laying {
  piece = $state<number | null>(null);
  spot = $state.raw<Spot | null>(null);
  means = $state<Means>("mouse");

  constructor(private readonly bench: () => Bench) {}

  readonly shape = $derived.by(() => (this.piece === null ? null : this.bench().rules.shapes[this.piece]!));
  /** By slot: where the corner of the piece may lie. */
  readonly rooms = $derived.by((): Map<number, Mask> => {
    const { rules, grounds, wood } = this.bench();
    const { piece } = this;
    return new Map(piece === null ? [] : grounds.map((ground) => [ground.slot, room(rules, ground, piece, wood)]));
  });
  readonly fits = $derived.by(() => [...this.rooms.values()].some((mask) => mask));
  readonly verdict = $derived.by((): Verdict | null => {
    const { rules, grounds, wood } = this.bench();
    const { piece, spot, shape } = this;
    const ground = grounds.find(({ slot }) => slot === spot?.slot);
    if (piece === null || !spot || !shape || !ground) return null;
    const field = rules.fields[ground.board]!;
    const before = yieldOf(field, ground.covered);
    const why = refusal(rules, ground, piece, spot.row, spot.column, wood);
    if (why) return { refusal: why, before, after: before };
    return { refusal: null, before, after: yieldOf(field, ground.covered | (shape.mask << this.#anchor(spot))) };
  });
  readonly turns = $derived.by(() => this.#free && this.shape?.turned !== this.piece);
  readonly mirrors = $derived.by(() => this.#free && this.shape?.mirrored !== this.piece);

  pick(piece: number, means: Means): void {
    this.piece = piece;
    this.means = means;
    this.spot = means === "keys" ? this.#start() : null;
  }

  putBack(): void {
    this.piece = this.bench().fixed;
    this.spot = null;
  }

  move(to: Spot | null): void {
    const spot = this.bench().grounds.some(({ slot }) => slot === to?.slot) ? to : null;
    const now = this.spot;
    if (now?.slot !== spot?.slot || now?.row !== spot?.row || now?.column !== spot?.column) this.spot = spot;
  }

  /** By a number of quarters, around its middle. */
  turn(quarters = 1): void {
    for (let quarter = 0; quarter < quarters && this.turns; quarter++) this.#become(this.shape!.turned);
  }

  mirror(): void {
    if (this.mirrors) this.#become(this.shape!.mirrored);
  }

  /** One cell along, within the board. */
  step(rows: number, columns: number): void {
    const spot = this.spot ?? this.#start();
    this.spot = this.#within({ ...spot, row: spot.row + rows, column: spot.column + columns });
  }

  /** To a board that has room for it, or any other. */
  nextBoard(by = 1): void {
    const { grounds } = this.bench();
    const now = grounds.findIndex(({ slot }) => slot === this.spot?.slot);
    const order = grounds.map((_, n) => grounds[(now + by * (n + 1) + grounds.length * 2) % grounds.length]!);
    const next = order.find(({ slot }) => this.rooms.get(slot)) ?? order[0];
    if (next) this.spot = this.#first(next.slot);
  }

  /** Whether it could be laid. */
  lay(): boolean {
    const { piece, spot, verdict } = this;
    if (piece === null || !spot || !verdict || verdict.refusal) return false;
    const { fixed, lay } = this.bench();
    if (fixed === null) this.putBack();
    lay(piece, spot);
    return true;
  }

  /** The cell nearest to a place on a board, given in cells; one where the piece may lie attracts it. */
  near(slot: number, y: number, x: number): Spot {
    const around = [Math.floor(y), Math.ceil(y)].flatMap((row) => [Math.floor(x), Math.ceil(x)].map((column) => ({ slot, row, column })));
    const off = ({ row, column }: Spot) => Math.hypot(row - y, column - x);
    const legal = around.filter((spot) => off(spot) < PULL && this.#allowed(spot)).sort((one, two) => off(one) - off(two));
    return legal[0] ?? { slot, row: Math.round(y), column: Math.round(x) };
  }

  get #free(): boolean {
    return this.piece !== null && this.bench().fixed === null;
  }

  #anchor({ row, column }: Spot): bigint {
    return BigInt(row * this.bench().rules.columns + column);
  }

  #allowed(spot: Spot): boolean {
    return spot.row >= 0 && spot.column >= 0 && ((this.rooms.get(spot.slot) ?? 0n) >> this.#anchor(spot)) % 2n === 1n;
  }

  #start(): Spot {
    const slot = [...this.rooms].find(([, mask]) => mask)?.[0] ?? this.bench().grounds[0]!.slot;
    return this.#first(slot);
  }

  #first(slot: number): Spot {
    const { columns } = this.bench().rules;
    const cell = cellsOf(this.rooms.get(slot) ?? 0n)[0] ?? 0;
    return { slot, row: Math.floor(cell / columns), column: cell % columns };
  }

  #become(piece: number): void {
    const [before, after] = [this.shape!, this.bench().rules.shapes[piece]!];
    this.piece = piece;
    if (!this.spot) return;
    const row = this.spot.row + Math.round((before.rows - after.rows) / 2);
    const column = this.spot.column + Math.round((before.columns - after.columns) / 2);
    this.spot = this.#within({ ...this.spot, row, column });
  }

  #within(spot: Spot): Spot {
    const { rules, grounds } = this.bench();
    const ground = grounds.find(({ slot }) => slot === spot.slot)!;
    const cells = cellsOf(rules.fields[ground.board]!.coverable);
    const rows = 1 + Math.max(...cells.map((cell) => Math.floor(cell / rules.columns)));
    const columns = 1 + Math.max(...cells.map((cell) => cell % rules.columns));
    const between = (value: number, most: number) => Math.max(0, Math.min(value, most));
    return { ...spot, row: between(spot.row, rows - this.shape!.rows), column: between(spot.column, columns - this.shape!.columns) };
  }
}

/** So many cells away a place that fits draws the tile to itself. */
const PULL = 0.8;
