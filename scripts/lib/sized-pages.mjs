/** Pages whose files are counted in whole, whatever they share: several widgets together, and the few with a ceiling. */

/** Pages of several widgets, by name: their tags. */
export const SIZED_PAGES = {
  'page of a car': {
    tags: [
      'vt-configurator',
      'vt-version-comparator',
      'vt-dealer-finder',
      'vt-configurator-summary',
      'vt-lead-form',
    ],
  },
  'page of financing': {
    tags: ['vt-installment-calculator', 'vt-funding-flow', 'vt-lead-form'],
  },
};

/**
 * Ceilings in whole bytes (brotli) and requests, by row of the table. `--tighten` leaves them alone: raising one is a
 * decision about what visitors pay. A page "untouched" is that of a visitor who scrolls through it and touches nothing:
 * a first visit on a slow connection, to a page with the snippet's heights. The names of files, which change with every build,
 * move a row by up to 20 bytes.
 * @type {Record<string, { brotli: number, requests: number }>}
 */
export const CEILINGS = {
  loader: { brotli: 1850, requests: 1 },
  'loader, 75 tags': { brotli: 2000, requests: 1 },
  // A view that the page came with is taken over: 36 bytes; names of files move the row by as many.
  'vt-lead-form': { brotli: 14560, requests: 3 },
  'vt-lead-form used': { brotli: 39500, requests: 8 },
  'vt-configurator': { brotli: 41700, requests: 9 },
  'page of a car': { brotli: 137500, requests: 32 },
  'page of a car, untouched': { brotli: 78700, requests: 19 },
  'page of financing': { brotli: 116000, requests: 30 },
  'page of financing, untouched': { brotli: 59000, requests: 13 },
};

/**
 * The share of all loaded bytes that widgets may load without needing them, as they share a file with what they need; above
 * it the chunks are to be planned anew (`npm run chunks`).
 */
export const UNNEEDED_SHARE = 0.165;
