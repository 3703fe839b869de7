/** What went wrong, as one sentence for people. */
import { ApiError } from "../lib/api";
import { text } from "../lib/words";

export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return text("problem-unknown");
  if (error.code === "unreachable") return text("problem-unreachable");
  if (error.message) return error.message;
  return error.status === 429 || error.status === 503 ? text("problem-busy") : text("problem-unknown");
}
