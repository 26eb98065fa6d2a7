/** Computes the figures of pages of several tags beside the reference form. Pure. */
import { align, mediansOf, ratio, shown } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figures} Figures */
/** @typedef {{ name: string, runs: Figures[] }} Visits of one page, or of a reference form */
/** @typedef {{ page: string, figures: Figures }} PageRow overReference: `ready` beside the reference's `usable` */

/**
 * @param {readonly Visits[]} pages @param {readonly Visits[]} forms the reference forms, visited in the same rounds
 * @param {string} reference the one that pages are compared with
 * @returns {{ pages: PageRow[], forms: PageRow[] }} medians; a page without tags is never ready
 */
export function summarizePages(pages, forms, reference) {
  const medians = (/** @type {Visits} */ { name, runs }) => ({ page: name, figures: mediansOf(runs) });
  const beside = forms.map(medians);
  const usable = beside.find(({ page }) => page === reference)?.figures.usable;
  const rows = pages.map(medians);
  for (const { figures } of rows) {
    const share = ratio(figures.ready, usable);
    if (share !== undefined) figures.overReference = share;
  }
  return { pages: rows, forms: beside };
}

/**
 * @param {ReturnType<typeof summarizePages>} rows @param {string} reference the name in the column's title
 * @returns {string} a line for each page, and one for each reference form, whose `usable` stands for ready
 */
export const pagesTable = ({ pages, forms }, reference) =>
  align([
    ['page', 'requests of JS', 'kB of brotli', 'ready, ms', `/ ${reference}`, 'CPU ms', 'longest task, ms'],
    ...pages.map(({ page, figures }) => [
      page,
      shown(figures.requests, 0),
      shown((figures.brotli ?? Number.NaN) / 1000, 1),
      shown(figures.ready, 0),
      shown(figures.overReference, 2),
      shown(figures.task, 0),
      shown(figures.longest, 0),
    ]),
    ...forms.map(({ page, figures }) => [
      `(${page})`,
      shown(figures.requests, 0),
      shown((figures.brotliAll ?? Number.NaN) / 1000, 1),
      shown(figures.usable, 0),
      '',
      shown(figures.task, 0),
      shown(figures.longest, 0),
    ]),
  ]);
