/** A tag of a setting: one of the words of its name or property, in any case. */
export const metaSelector = (attribute: 'name' | 'property', name: string): string =>
  `meta[${attribute}~="vitrine:${name}" i]`;
