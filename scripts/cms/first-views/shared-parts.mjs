/** Texts that are nearly the same, as lists of the parts that they share. */

/** Joins neighbours of a list. @param {readonly string[]} list @param {(one: string, next: string) => boolean} areOne @returns {string[]} */
function joinedWhere(list, areOne) {
  /** @type {string[]} */
  const joined = [];
  list.forEach((piece, at) => {
    const former = list[at - 1];
    if (former !== undefined && areOne(former, piece)) joined[joined.length - 1] += piece;
    else joined.push(piece);
  });
  return joined;
}

/** Joins pieces that a text has several times to those that follow, so that each stands at one place. @param {readonly string[][]} lists */
function placed(lists) {
  const repeated = new Set(lists.flatMap((list) => list.filter((piece, at) => list.indexOf(piece) < at)));
  return lists.map((list) => joinedWhere(list, (one) => repeated.has(one)));
}

/** Joins pieces that only ever follow each other. @param {readonly string[][]} lists @returns {string[][]} */
function merged(lists) {
  /** @type {Map<string, Set<string | undefined>>} */
  const next = new Map();
  /** @type {typeof next} */
  const before = new Map();
  const add = (
    /** @type {typeof next} */ to,
    /** @type {string} */ piece,
    /** @type {string | undefined} */ other,
  ) => to.set(piece, (to.get(piece) ?? new Set()).add(other));
  for (const list of lists)
    list.forEach((piece, at) => {
      add(before, piece, list[at - 1]);
      add(next, piece, list[at + 1]);
    });
  return lists.map((list) =>
    joinedWhere(list, (one, other) => next.get(one)?.size === 1 && before.get(other)?.size === 1),
  );
}

/** Returns a text's number, a new one where it has none. @param {Map<string, number>} numbers @param {string} text */
function place(numbers, text) {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

/**
 * @param {readonly (readonly string[][])[]} groups texts in pieces; those of a group have most in common
 * @returns {{ parts: string[], lists: number[][], indexes: number[][] }} parts: each once; lists: the indexes of a text's
 *   parts, each once; indexes: of each text of each group its list
 */
export function sharedParts(groups) {
  /** @type {Map<string, number>} */
  const parts = new Map();
  /** @type {Map<string, number>} */
  const lists = new Map();
  const indexes = groups.map((texts) =>
    merged(placed(texts)).map((pieces) =>
      place(lists, JSON.stringify(pieces.map((piece) => place(parts, piece)))),
    ),
  );
  return { parts: [...parts.keys()], lists: [...lists.keys()].map((list) => JSON.parse(list)), indexes };
}

/** @param {string} html @returns {string[]} */
export const htmlPieces = (html) => html.split(/(?=<[a-z])/);

/** @param {string} css @returns {string[]} */
export const cssPieces = (css) => css.split(/(?<=\})|(?=--_[\w-]+:)/);
