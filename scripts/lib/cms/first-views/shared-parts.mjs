/** Texts that are nearly the same, as lists of the parts that they share. */

/** Returns a text's number, a new one where it has none. @param {Map<string, number>} numbers @param {string} text */
function place(numbers, text) {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

/**
 * @param {readonly string[][]} lists texts in pieces @returns {{ parts: string[], lists: number[][], indexes: number[] }}
 *   parts: each once; lists: the indexes of a text's parts; indexes: of each text its list. Pieces that only ever follow each
 *   other are one part.
 */
export function sharedParts(lists) {
  /** @type {Map<string, Set<string | null>>} */
  const next = new Map();
  /** @type {Map<string, Set<string | null>>} */
  const before = new Map();
  const add = (
    /** @type {typeof next} */ to,
    /** @type {string} */ piece,
    /** @type {string | null} */ other,
  ) => to.set(piece, (to.get(piece) ?? new Set()).add(other));
  for (const list of lists)
    list.forEach((piece, at) => {
      add(before, piece, list[at - 1] ?? null);
      add(next, piece, list[at + 1] ?? null);
    });
  /** Whether one is always before the other, and that always after it. @param {string} one @param {string} other */
  const areOne = (one, other) => next.get(one)?.size === 1 && before.get(other)?.size === 1;
  /** @type {Map<string, number>} */
  const indexes = new Map();
  /** @type {Map<string, number>} */
  const places = new Map();
  const ofTexts = lists.map((list) => {
    /** @type {string[]} */
    const joined = [];
    list.forEach((piece, at) => {
      const former = list[at - 1];
      if (former !== undefined && areOne(former, piece)) joined[joined.length - 1] += piece;
      else joined.push(piece);
    });
    return JSON.stringify(joined.map((part) => place(indexes, part)));
  });
  const placed = ofTexts.map((list) => place(places, list));
  return {
    parts: [...indexes.keys()],
    lists: [...places.keys()].map((list) => JSON.parse(list)),
    indexes: placed,
  };
}

/** @param {string} html @returns {string[]} */
export const htmlPieces = (html) => html.split(/(?=<[a-z])/);

/** @param {string} css @returns {string[]} */
export const cssPieces = (css) => css.split(/(?<=\})|(?=--_[\w-]+:)/);
