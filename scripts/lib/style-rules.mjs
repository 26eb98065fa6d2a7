/** The rules of the house for one style sheet. */

/** @typedef {import('./house-rules.mjs').Problem} Problem */

/** Shows again what a parent of the page hides, as in a closed drawer. */
const UNDOES = /\b(?:visibility:\s*visible|pointer-events:\s*(?:auto|all))\b/g;
/** Popups stand in the body: no drawer of the page holds them. */
const ELSEWHERE = 'src/ui/popups/popups.css';

/** @param {string} path from the root @param {string} text @returns {Problem[]} in the order of the file */
export function checkStyle(path, text) {
  if (path === ELSEWHERE) return [];
  return [...text.matchAll(UNDOES)].map(({ 0: found, index }) => ({
    path,
    line: text.slice(0, index).split('\n').length,
    rule: 'hidden',
    message: `'${found}' is there in a parent that hides it: hide the others, or let nothing lie over what is pressed`,
  }));
}
