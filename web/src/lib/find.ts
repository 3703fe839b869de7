/** Finding things by words: capitals and accents do not matter. */

export const plain = (words: string): string =>
  words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l");

/** The words that somebody seeks. */
export const wordsOf = (sought: string): string[] => plain(sought).split(/\s+/).filter(Boolean);

/** Whether all the words stand in the text, or parts of its words. */
export function holds(text: string, sought: string): boolean {
  const told = plain(text);
  return wordsOf(sought).every((word) => told.includes(word));
}
