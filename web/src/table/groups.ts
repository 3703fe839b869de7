/** Options put in order for people: by kind, and squares of a board as squares. */
import { holds } from "../lib/find";
import { text } from "../lib/words";
import type { OptionInfo } from "../lib/wire";

export interface Group {
  key: string;
  title: string;
  options: OptionInfo[];
  /** The options are squares with a row and a column. */
  squares: boolean;
}

/** From so many options on, kinds are kept apart and a filter is offered. */
export const MANY = 12;

interface Square {
  row: number;
  column: number;
}

export function squareOf(info: OptionInfo): Square | null {
  const { row, column } = info.form as { row?: unknown; column?: unknown };
  return typeof row === "number" && typeof column === "number" ? { row, column } : null;
}

/** What people may type to find an option. */
export function matches(info: OptionInfo, sought: string): boolean {
  return holds(`${info.label} ${info.notation}`, sought);
}

/** Whether options fill enough of a board to be shown as its squares; a few scattered ones are read better as a list. */
function isDense(options: OptionInfo[]): boolean {
  const squares = options.map(squareOf).filter((square) => square !== null);
  const rows = squares.map((square) => square.row);
  const columns = squares.map((square) => square.column);
  const room = (Math.max(...rows) - Math.min(...rows) + 1) * (Math.max(...columns) - Math.min(...columns) + 1);
  return squares.length > MANY && squares.length > room / 3;
}

/** `beside` a board that shows the squares itself, they are a list of words. */
export function groupsOf(options: OptionInfo[], beside: boolean): Group[] {
  const found = new Map<string, Group>();
  const many = options.length > MANY;
  const dense = !beside && isDense(options);
  for (const info of options) {
    const squares = dense && squareOf(info) !== null;
    const { kind = "", board = "" } = info.form as { kind?: string; board?: string };
    const key = squares ? `${kind} ${board}` : many ? kind : "";
    const group = found.get(key) ?? { key, title: squares && board ? board : kindTitle(kind), options: [], squares };
    group.options.push(info);
    found.set(key, group);
  }
  const groups = [...found.values()];
  if (groups.length === 1 && groups[0]) groups[0].title = "";
  // Plain words such as "done" or "pass" first: they are few, and often what is sought.
  for (const group of groups) if (group.key === "word") group.title = "";
  return groups.sort((one, other) => Number(other.key === "word") - Number(one.key === "word"));
}

function kindTitle(kind: string): string {
  switch (kind) {
    case "hex":
      return text("kind-hex");
    case "tile":
      return text("kind-tile");
    case "card":
      return text("kind-card");
    case "town":
      return text("kind-town");
    case "space":
      return text("kind-space");
    case "ship":
      return text("kind-ship");
    case "arm":
      return text("kind-arm");
    case "good":
    case "special":
    case "token":
      return text("kind-good");
    case "strip":
      return text("kind-strip");
    case "island":
      return text("kind-island");
    case "piece":
      return text("kind-piece");
    case "cell":
      return text("kind-cell");
    default:
      return text("kind-other");
  }
}
