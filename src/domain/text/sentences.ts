/**
 * Joins texts to sentences: one that does not end as a sentence gets a full stop, as a service's messages and the
 * specification's have none.
 */
export const sentences = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`))
    .join(' ');
