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
  // It reads the page by prototypes, holds the list of hosts, and takes secrets out of the address.
  loader: { brotli: 2840, requests: 1 },
  'loader, 75 tags': { brotli: 2850, requests: 1 },
  'vt-lead-form': { brotli: 17460, requests: 3 },
  'vt-lead-form used': { brotli: 48700, requests: 8 },
  'vt-configurator': { brotli: 47700, requests: 9 },
  'page of a car': { brotli: 157600, requests: 34 },
  'page of a car, untouched': { brotli: 89300, requests: 20 },
  'page of financing': { brotli: 140300, requests: 34 },
  'page of financing, untouched': { brotli: 66600, requests: 15 },
};

/**
 * The share of all loaded bytes that widgets may load without needing them, as they share a file with what they need; above
 * it the chunks are to be planned anew (`npm run chunks`).
 */
export const UNNEEDED_SHARE = 0.185;
