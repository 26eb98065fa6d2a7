/** Icons of the sites to sign in with, by their names in the attribute; no site's own mark. */
export const providerIcons = {
  google: 'M12.5 12h8a8.5 8.5 0 1 1-2.5-6',
  facebook: 'M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM11.5 21v-9.5c0-2 1-3 3-3M9 12.5h5.5',
  apple:
    'M12 8c-1.5-1-3-1.5-4.5-.8C4 8.8 4.5 14 6.5 17.5c1.5 2.7 3 3 5.5 2 2.5 1 4 .7 5.5-2 .6-1 1-2 1.3-3-2.8-1.2-3-5 .2-6.5-1.8-2-4.5-1.5-7 0zM12 6.5c0-2 1-3 3-3.5',
  other: 'M10 4h8.5v16H10M3.5 12H14M10.5 8.5L14 12l-3.5 3.5',
};

/** Returns the icon of a site, one of any for those that have none. */
export const pathOfProvider = (id: string): string =>
  new Map(Object.entries(providerIcons)).get(id) ?? providerIcons.other;
