/** What stands before a sign, and what after it: "Brian Boru" and "High King of Ireland". */
export function split(words: string, sign: ": " | " ("): [string, string] {
  const at = words.indexOf(sign);
  if (at < 0) return [words, ""];
  const rest = words.slice(at + sign.length);
  return [words.slice(0, at), sign === " (" ? rest.replace(/\)$/, "") : rest];
}
