/** The shapes of tiles and fields as SVG paths. A cell is a square of CELL units. */
export const CELL = 24;

export type Cells = readonly (readonly [row: number, column: number])[];

/** Every cell as a square, drawn smaller by `inset` on all sides. */
export function squares(cells: Cells, inset = 0): string {
  const size = CELL - 2 * inset;
  return cells.map(([row, column]) => `M${column * CELL + inset} ${row * CELL + inset}h${size}v${size}h${-size}z`).join("");
}

/** The outline around cells that hang together, drawn smaller by `inset`, with corners of radius `soft`. */
export function outline(cells: Cells, inset = 0, soft = 0): string {
  return loops(cells)
    .map((loop) => {
      const at = loop.map((corner, i) => inwards(loop.at(i - 1)!, corner, loop[(i + 1) % loop.length]!, inset));
      const parts = at.map((corner, i) => {
        const [from, to] = [towards(corner, at.at(i - 1)!, soft), towards(corner, at[(i + 1) % at.length]!, soft)];
        return `${i ? "L" : "M"}${from.join(" ")}Q${corner.join(" ")} ${to.join(" ")}`;
      });
      return `${parts.join("")}Z`;
    })
    .join("");
}

type Spot = readonly [x: number, y: number];

/** Clockwise around the cells, corner by corner, in cells. */
function loops(cells: Cells): Spot[][] {
  const inside = new Set(cells.map(([row, column]) => `${column},${row}`));
  const next = new Map<string, Spot>();
  for (const [row, column] of cells) {
    const sides: [number, number, Spot, Spot][] = [
      [0, -1, [column, row], [column + 1, row]],
      [1, 0, [column + 1, row], [column + 1, row + 1]],
      [0, 1, [column + 1, row + 1], [column, row + 1]],
      [-1, 0, [column, row + 1], [column, row]],
    ];
    for (const [x, y, from, to] of sides) if (!inside.has(`${column + x},${row + y}`)) next.set(from.join(), to);
  }
  const found: Spot[][] = [];
  while (next.size) {
    const loop: Spot[] = [];
    let key = next.keys().next().value!;
    for (let to = next.get(key); to; to = next.get(key)) {
      next.delete(key);
      loop.push(to);
      key = to.join();
    }
    found.push(loop.filter((spot, i) => !straight(loop.at(i - 1)!, spot, loop[(i + 1) % loop.length]!)));
  }
  return found;
}

const straight = (a: Spot, b: Spot, c: Spot) => (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);

/** The inside is to the right of both sides that meet here. */
function inwards(before: Spot, [x, y]: Spot, after: Spot, inset: number): Spot {
  const right = (a: Spot, b: Spot): Spot => [-Math.sign(b[1] - a[1]), Math.sign(b[0] - a[0])];
  const [one, two] = [right(before, [x, y]), right([x, y], after)];
  return [x * CELL + inset * (one[0] + two[0]), y * CELL + inset * (one[1] + two[1])];
}

function towards([x, y]: Spot, to: Spot, by: number): Spot {
  return [x + Math.sign(to[0] - x) * by, y + Math.sign(to[1] - y) * by];
}

/** Where a picture on the shape goes: the middle of its widest part, and how large it may be there. */
export function heart(cells: Cells): { x: number; y: number; size: number } {
  const inside = new Set(cells.map(([row, column]) => `${row},${column}`));
  const rows = 1 + Math.max(...cells.map(([row]) => row));
  const columns = 1 + Math.max(...cells.map(([, column]) => column));
  let best = { x: 0, y: 0, size: 0, off: Infinity };
  for (let height = 1; height <= rows; height++) {
    for (let width = 1; width <= columns; width++) {
      for (let row = 0; row + height <= rows; row++) {
        for (let column = 0; column + width <= columns; column++) {
          if (!full(inside, row, column, height, width)) continue;
          const [x, y] = [column + width / 2, row + height / 2];
          const size = Math.min(width, height, 2.4);
          const off = Math.hypot(1.1 * (x - columns / 2), y - rows / 2);
          if (size > best.size || (size === best.size && off < best.off)) best = { x, y, size, off };
        }
      }
    }
  }
  return { x: best.x * CELL, y: best.y * CELL, size: best.size * CELL };
}

function full(inside: Set<string>, row: number, column: number, height: number, width: number): boolean {
  for (let y = row; y < row + height; y++) for (let x = column; x < column + width; x++) if (!inside.has(`${y},${x}`)) return false;
  return true;
}
