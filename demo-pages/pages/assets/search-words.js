/** The text without accents and capitals. @param {string} text */
const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns whether a text has every word of a search, or its beginning or middle, in any order.
 * @param {string} text
 * @param {string} search
 */
export function hasWords(text, search) {
  const all = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
