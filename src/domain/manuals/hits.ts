import { squeeze } from '../person/same-name';
import type { Mark } from '../text/marked-parts';

/** A single letter is in every text. */
const SHORTEST_WORD = 2;
/** Characters of an excerpt, and of what it shows before the first hit (ours). */
const EXCERPT = 180;
const BEFORE_HIT = 50;

const SEPARATOR = /[^\p{L}\p{N}\p{M}]+/u;

/** Returns the words of a search without accents, case and punctuation, each once. */
export const searchWords = (typed: string): string[] => [
  ...new Set(
    typed
      .split(SEPARATOR)
      .map((word) => squeeze(word).letters)
      .filter(({ length }) => length >= SHORTEST_WORD),
  ),
];

/**
 * Prepares a text for searches during typing: the function returned gives the places of the words in it, in order,
 * ignoring accents and case. A word is found within longer ones, never across two.
 */
export function hitFinder(text: string): (words: readonly string[]) => Mark[] {
  const { letters, at } = squeeze(text);
  return (words) =>
    words
      .flatMap((word) => {
        const marks: Mark[] = [];
        for (let found = letters.indexOf(word); found >= 0; found = letters.indexOf(word, found + 1)) {
          const offset = at[found] as number;
          const length = (at[found + word.length - 1] as number) + 1 - offset;
          if (!SEPARATOR.test(text.slice(offset, offset + length))) marks.push({ offset, length });
        }
        return marks;
      })
      .sort((one, other) => one.offset - other.offset);
}

/**
 * Returns the part of a text around its first hit, on one line, from a word's beginning to a word's end where there are
 * words.
 */
export function excerptAround(text: string, [first = { offset: 0, length: 0 }]: readonly Mark[]): string {
  const plain = text.replace(/\s/g, ' ');
  const { offset, length } = first;
  const word = plain.indexOf(' ', offset - BEFORE_HIT) + 1;
  const start = offset <= BEFORE_HIT ? 0 : word > 0 && word < offset ? word : offset;
  const most = start + EXCERPT;
  const space = plain.lastIndexOf(' ', most);
  const end = most >= plain.length ? plain.length : space >= offset + length ? space : most;
  return `${start > 0 ? '… ' : ''}${plain.slice(start, end)}${end < plain.length ? ' …' : ''}`;
}
