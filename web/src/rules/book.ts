/** The rule books: fetched once in a language, searched here. */
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Book, Paragraph } from "../lib/wire";

const asked = new Map<string, Promise<Book>>();

export function bookOf(game: string): Promise<Book> {
  const key = `${game} ${settings.language}`;
  const answer = asked.get(key) ?? api.book(game);
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  return answer;
}

export const paragraphs = (book: Book): Paragraph[] => book.chapters.flatMap((chapter) => chapter.paragraphs);

/** The paragraphs with these anchors, or about rules, events or choices with these ids, in the order they are named. */
export function about(book: Book, names: string[]): Paragraph[] {
  const all = paragraphs(book);
  const found = names.map((name) =>
    all.find((one) => one.anchor === name || [one.choices, one.events, one.rules].some((ids) => ids.includes(name))),
  );
  return [...new Set(found)].filter((one) => one !== undefined);
}

/** The id by which books call an event: "CardPlayed" is "card-played". */
export const eventId = (event: string): string => event.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();

const plain = (words: string): string =>
  words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l");

/** The paragraphs in which all the words stand, or beginnings of them; those with one in the title first. */
export function search(book: Book, words: string): Paragraph[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const has = (one: Paragraph, word: string): boolean => plain(`${one.title} ${one.html.replace(/<[^>]*>/g, " ")}`).includes(word);
  const titled = (one: Paragraph): number => Number(!wanted.some((word) => plain(one.title).includes(word)));
  return paragraphs(book)
    .filter((one) => wanted.every((word) => has(one, word)))
    .sort((one, other) => titled(one) - titled(other));
}
