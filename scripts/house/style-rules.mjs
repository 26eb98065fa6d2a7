/** The rules of the house for one style sheet. */

/** @typedef {import('./rules.mjs').Problem} Problem */

/** Shows again what a parent of the page hides, as in a closed drawer. */
const UNDOES = /\b(?:visibility:\s*visible|pointer-events:\s*(?:auto|all))\b/g;
/** Popups stand in the body: no drawer of the page holds them. */
const ELSEWHERE = 'src/ui/popups/popups.css';

/** Distances in px: one scale; up to 3 px line up borders, from 40 px on there is room for a control or a page. */
const SPACES = new Set([0, 1, 2, 3, 4, 8, 16, 24, 32, 40, 48, 64, 96]);
const DISTANCE = /(?<![-\w])(?:(?:row-|column-)?gap|(?:padding|margin)[a-z-]*):([^;}]*)/g;
/** Text in em: captions, secondary text, text, h3, h2, a large amount. */
const TEXT_SIZES = new Set([0.8125, 0.875, 1, 1.125, 1.375, 1.75]);
const TEXT_SIZE = /(?<![-\w])font-size:\s*([\d.]+)em\b/g;
/** What is computed follows something else than the scale. */
const COMPUTED = /\b(?:calc|clamp|min|max|var)\(/;

/** @param {string} value of a distance @returns {string[]} its lengths that are not on the scale */
const offScale = (value) =>
  COMPUTED.test(value)
    ? []
    : [...value.matchAll(/(\d+(?:\.\d+)?)px/g)]
        .filter(([, px]) => !SPACES.has(Number(px)))
        .map(([length]) => length);

/** @param {string} path from the root @param {string} text @returns {Problem[]} by rule, each in the order of the file */
export function checkStyle(path, text) {
  /** @type {(rule: string, index: number, message: string) => Problem} */
  const problem = (rule, index, message) => ({
    path,
    line: text.slice(0, index).split('\n').length,
    rule,
    message,
  });
  return [
    ...(path === ELSEWHERE ? [] : [...text.matchAll(UNDOES)]).map(({ 0: found, index }) =>
      problem(
        'hidden',
        index,
        `'${found}' is there in a parent that hides it: hide the others, or let nothing lie over what is pressed`,
      ),
    ),
    ...[...text.matchAll(DISTANCE)].flatMap(({ 1: value = '', index }) =>
      offScale(value).map((length) =>
        problem('scale', index, `${length} is no distance of the scale: ${[...SPACES].join(', ')}`),
      ),
    ),
    ...[...text.matchAll(TEXT_SIZE)]
      .filter(([, size]) => !TEXT_SIZES.has(Number(size)))
      .map(({ 0: found, index }) =>
        problem('scale', index, `'${found}' is no text size of the scale: ${[...TEXT_SIZES].join(', ')}`),
      ),
  ];
}
