/** The rule books: fetched once in a language, searched here. */
import { api } from "../lib/api";
import { holds, plain, wordsOf } from "../lib/find";
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

/** What can be read in a paragraph, and in the descriptions of its drawings. */
function readable({ title, html }: Paragraph): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const drawn = [...body.querySelectorAll("img")].map((image) => image.alt);
  return [title, body.textContent, ...drawn].join(" ");
}

const read = new WeakMap<Paragraph, string>();
function textOf(one: Paragraph): string {
  const known = read.get(one) ?? readable(one);
  read.set(one, known);
  return known;
}

/** The paragraphs in which all the words stand, or parts of them; those with one in the title first. */
export function search(book: Book, words: string): Paragraph[] {
  const wanted = wordsOf(words);
  if (!wanted.length) return [];
  const titled = (one: Paragraph): number => Number(!wanted.some((word) => plain(one.title).includes(word)));
  return paragraphs(book)
    .filter((one) => holds(textOf(one), words))
    .sort((one, other) => titled(one) - titled(other));
}
