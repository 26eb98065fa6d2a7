/** The rows that `npm run sizes` prints. */
import { SIZED_PAGES } from './sized-pages.mjs';

/**
 * @typedef {{ files: Record<string, { brotli: number }>, widgets: Record<string, { usable: string[], used: string[] }> }} Manifest
 *   of a build: a widget's files until it is usable, and until what its first view loads late is there
 * @typedef {object} Row
 * @property {string} name of a page, or a tag
 * @property {number} requests
 * @property {number} brotli bytes
 * @property {number} [ceiling] bytes
 * @property {number} [before] bytes of the release that it is compared with
 */

/** @param {Manifest} manifest @param {string[]} names */
const weigh = ({ files }, names) => ({
  requests: names.length,
  brotli: names.reduce((sum, name) => sum + (files[name]?.brotli ?? Number.NaN), 0),
});

/** @param {Manifest} manifest @param {string[]} tags */
const filesOfPage = ({ widgets }, tags) => [
  ...new Set(['vitrine.js', ...tags.flatMap((tag) => widgets[tag]?.used ?? [tag])]),
];

/** @param {Manifest} manifest @returns {Row[]} the pages with a ceiling */
export const pageRows = (manifest) =>
  Object.entries(SIZED_PAGES).map(([name, { tags, ceiling }]) => ({
    name,
    ...weigh(manifest, filesOfPage(manifest, tags)),
    ceiling,
  }));

/** @param {Manifest} manifest @returns {Row[]} every widget twice */
export const widgetRows = (manifest) =>
  Object.entries(manifest.widgets).flatMap(([tag, { usable, used }]) => [
    // As a release names them (release/surface.mjs).
    { name: `${tag}, first view`, ...weigh(manifest, usable) },
    { name: `${tag}, in use`, ...weigh(manifest, used) },
  ]);

/** @param {Row[]} rows @param {Row[]} earlier @returns {Row[]} with what each weighed before */
export function compared(rows, earlier) {
  const before = new Map(earlier.map(({ name, brotli }) => [name, brotli]));
  return rows.map((row) => ({ ...row, before: before.get(row.name) }));
}

/** @param {Row} row @returns {boolean} whether it is within its ceiling */
export const isLight = ({ brotli, ceiling = Number.POSITIVE_INFINITY }) => brotli <= ceiling;
