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
    used: { brotli: 135700, requests: 26 },
    untouched: { brotli: 78250, requests: 16 },
  },
  'page of financing': {
    tags: ['vt-installment-calculator', 'vt-funding-flow', 'vt-lead-form'],
    used: { brotli: 118600, requests: 32 },
    untouched: { brotli: 59100, requests: 14 },
  },
};
