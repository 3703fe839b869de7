/** The HTTP interface of the hall, call by call. Every failure is an `ApiError` with a code and a sentence for people. */
import { settings } from "./settings.svelte";
import type {
  Book,
  Branch,
  Credentials,
  History,
  House,
  Me,
  NewTable,
  PlayNow,
  Position,
  PushSubscription,
  Review,
  Rule,
  SeatKey,
  SeatLink,
  TableInfo,
} from "./wire";

/** A refusal of the server, or the news that it cannot be reached (code "unreachable"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json", "accept-language": settings.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError("unreachable", "", 0);
  }
  const words = await answer.text();
  const found: unknown = parse(words);
  if (answer.ok) return found as T;
  const refusal = (found ?? {}) as { code?: string; text?: string };
  throw new ApiError(refusal.code ?? "unknown", refusal.text ?? "", answer.status);
}

function parse(words: string): unknown {
  try {
    return words ? JSON.parse(words) : null;
  } catch {
    return null;
  }
}

/** "?seat=1&lang=en", without what is null. */
function query(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return written && `?${written}`;
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  house: () => call<House>("GET", "/api/house"),
  book: (game: string) => call<Book>("GET", `/api/games/${encodeURIComponent(game)}/book`),
  rules: (game: string, ids: string[]) =>
    call<Rule[]>("GET", `/api/games/${encodeURIComponent(game)}/rules${query({ ids: ids.join(",") })}`),

  me: () => call<Me>("GET", "/api/me"),
  rename: (name: string) => call<Me>("PUT", "/api/me", { name }),
  register: (credentials: Credentials) => call<Me>("POST", "/api/account", credentials),
  logIn: (credentials: Credentials) => call<Me>("POST", "/api/session", credentials),
  logOut: () => call<null>("DELETE", "/api/session"),
  subscribe: (subscription: PushSubscription) => call<null>("PUT", "/api/me/push", subscription),
  unsubscribe: () => call<null>("DELETE", "/api/me/push"),

  myTables: () => call<TableInfo[]>("GET", "/api/me/tables"),
  openTables: () => call<TableInfo[]>("GET", "/api/tables"),
  create: (table: NewTable) => call<TableInfo>("POST", "/api/tables", table),
  lesson: (game: string) => call<TableInfo>("POST", `/api/games/${encodeURIComponent(game)}/lesson`),
  playNow: (wish: PlayNow) => call<TableInfo>("POST", "/api/play", wish),

  table: (id: string) => call<TableInfo>("GET", at(id)),
  join: (id: string, seat?: number, name?: string) => call<TableInfo>("POST", at(id, "/join"), { seat, name }),
  leave: (id: string, seat: number | null = null) => call<TableInfo>("POST", at(id, `/leave${query({ seat })}`)),
  start: (id: string) => call<TableInfo>("POST", at(id, "/start")),
  seatBot: (id: string, seat: number, bot: string) => call<TableInfo>("PUT", at(id, `/seats/${seat}/bot`), { bot }),
  removeBot: (id: string, seat: number) => call<TableInfo>("DELETE", at(id, `/seats/${seat}/bot`)),
  rematch: (id: string) => call<TableInfo>("POST", at(id, "/rematch")),
  branch: (id: string, from: Branch) => call<TableInfo>("POST", at(id, "/branch"), from),

  history: (id: string, seat: number | null) => call<History>("GET", at(id, `/history${query({ seat })}`)),
  position: (id: string, length: number, seat: number | null) =>
    call<Position>("GET", at(id, `/at/${length}${query({ seat })}`)),
  review: (id: string) => call<Review>("GET", at(id, "/review")),
  recordPath: (id: string) => at(id, "/record"),

  seatLink: (id: string, seat: number) => call<SeatLink>("POST", at(id, `/seats/${seat}/link`)),
  seatKey: (id: string, seat: number) => call<SeatKey>("POST", at(id, `/seats/${seat}/key`)),
  claim: (id: string, seat: number, key: string) => call<TableInfo>("POST", at(id, `/seats/${seat}/claim`), { key }),
  openLink: (token: string) => call<TableInfo>("POST", `/api/links/${encodeURIComponent(token)}`),

  /** The address of a table's socket; no header can tell it the language. */
  socket(id: string, seat: number | null): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}${at(id, `/socket${query({ seat, lang: settings.language })}`)}`;
  },
};

/** What is played here; asked for once in a language. */
const asked = new Map<string, Promise<House>>();
export function house(): Promise<House> {
  const language = settings.language;
  const answer = asked.get(language) ?? api.house();
  asked.set(language, answer);
  answer.catch(() => asked.delete(language));
  return answer;
}
