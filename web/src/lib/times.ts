/** Times as people say them. The server counts seconds since 1970. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** "3 minutes ago", "in 2 hours". */
export function ago(at: number, language: string, now = Date.now() / 1000): string {
  const away = at - now;
  const [unit, seconds] = STEPS.find(([, length]) => Math.abs(away) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(away / seconds), unit);
}

/** "14:05", and the day before it if that was not today. */
export function clock(at: number, language: string, now = new Date()): string {
  const then = new Date(at * 1000);
  const today = then.toDateString() === now.toDateString();
  return then.toLocaleString(language, { timeStyle: "short", ...(today ? {} : { dateStyle: "short" }) });
}
