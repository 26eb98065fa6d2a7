/** The least browsers, and whether they have a feature of MDN's compatibility data. */

/** Of MDN's names of browsers: the least version of each. stories/for-developers.mdx states them. */
export const FLOOR = {
  chrome: 111,
  chrome_android: 111,
  edge: 111,
  firefox: 121,
  firefox_android: 121,
  safari: 16.4,
  safari_ios: 16.4,
  samsunginternet_android: 22,
};

/** @typedef {{ version_added?: string | boolean | null, flags?: unknown, prefix?: string }} Support */
/** @typedef {{ __compat?: { support: Record<string, Support | Support[]> } } & Record<string, any>} Feature */

/**
 * Whether every least browser has a feature. One without data for a browser has the data of none of its versions.
 * @param {Feature} feature
 */
export const isOld = (feature) =>
  Object.entries(FLOOR).every(([browser, least]) =>
    [feature.__compat?.support[browser] ?? []].flat().some(({ version_added: added, flags, prefix }) => {
      if (flags || prefix || typeof added !== 'string') return false;
      return Number.parseFloat(added.replace('≤', '')) <= least;
    }),
  );
