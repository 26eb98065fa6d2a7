/** Pages of several widgets whose files are counted: of the files that load until all are in use, and untouched. */

/**
 * By name: the tags, the budget for all in use, and that for a visitor who scrolls through the page and touches nothing:
 * one of a first visit on a slow connection, to a page with the snippet's heights (brotli, in bytes).
 */
export const SIZED_PAGES = {
  'page of a car': {
    tags: [
      'vt-configurator',
      'vt-version-comparator',
      'vt-dealer-finder',
      'vt-configurator-summary',
      'vt-lead-form',
    ],
    used: { brotli: 126200, requests: 25 },
    untouched: { brotli: 73800, requests: 16 },
  },
  'page of financing': {
    tags: ['vt-installment-calculator', 'vt-funding-flow', 'vt-lead-form'],
    used: { brotli: 103100, requests: 28 },
    untouched: { brotli: 53950, requests: 13 },
  },
};
