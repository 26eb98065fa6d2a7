/** Icons of the sites to sign in with, by their names in the attribute; no site's own mark. */
export const providerIcons = {
  google: 'M12.5 12h8a8.5 8.5 0 1 1-2.5-6',
  facebook: 'M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM11.5 21v-9.5c0-2 1-3 3-3M9 12.5h5.5',
  apple:
    'M12 8c-3-2-7-1-7 4 0 4 3 9 7 7 3.5 1.5 6-1.5 7-4.5-3-1-3-5 0-6.5-2-1.5-4.5-1.5-7 0zM12 6c0-1.5 1-3 3-3',
  other: 'M10 4h8.5v16H10M3.5 12H14M10.5 8.5L14 12l-3.5 3.5',
};

/** Returns the icon of a site, one of any for those that have none. */
export const pathOfProvider = (id: string): string =>
  new Map(Object.entries(providerIcons)).get(id) ?? providerIcons.other;
