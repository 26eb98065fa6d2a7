/** Which numbers an attribute takes, in English: src/element/attributes/bounds.ts has what a wrong one gives. */

/** @typedef {{ min?: number, max?: number, above?: number, default?: number }} Bounds */

/** @param {Bounds} bounds @returns a sentence, such as "From 1 to 50; 12 if absent." */
export function boundsText({ min, max, above, default: usual }) {
  const range = above === undefined ? `From ${min} to ${max}` : `Greater than ${above}`;
  return `${range}${usual === undefined ? '' : `; ${usual} if absent`}.`;
}
