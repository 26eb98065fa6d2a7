/** The text without accents and capitals. @param {string} text */
const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search. @param {string} search */
const wordsOf = (search) => folded(search).trim().split(/\s+/);

/**
 * Returns whether a text has every word of a search, or its beginning or middle, in any order.
 * @param {string} text
 * @param {string} search
 */
export function hasWords(text, search) {
  const all = folded(text);
  return wordsOf(search).every((word) => all.includes(word));
}

/** Endings that a text may have otherwise, each with the least length of the words that lose it. */
const ENDINGS = /** @type {const} */ ([
  [/s$/, 5],
  [/[aei]r$/, 7],
]);

/** The word, and what is left of it without the ending of a plural or a verb. @param {string} word */
const formsOf = (word) => [
  word,
  ...ENDINGS.flatMap(([ending, least]) =>
    word.length >= least && ending.test(word) ? [word.replace(ending, '')] : [],
  ),
];

/**
 * Returns how well texts answer a search: 0 if a word of it is in none of them; else the more, the earlier the text that
 * has the word, and more for the beginning of a word than for its middle. Plurals and verbs find other forms of the word.
 * @param {readonly string[]} texts the most important one first
 * @param {string} search
 */
export function relevance(texts, search) {
  const all = texts.map((text) => ` ${folded(text)}`);
  let sum = 0;
  for (const word of wordsOf(search)) {
    const forms = formsOf(word);
    const place = all.findIndex((text) => forms.some((form) => text.includes(form)));
    if (place < 0) return 0;
    const starts = forms.some((form) =>
      all[place]?.split(/[^\p{L}\p{N}-]+/u).some((each) => each.startsWith(form)),
    );
    sum += 2 * (all.length - place) + (starts ? 1 : 0);
  }
  return sum;
}
