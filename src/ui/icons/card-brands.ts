const OUTLINE = 'M4.5 5.5h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z';

/** Cards with a shape that tells their brands apart, by the names of the domain; no brand's own mark. */
export const cardIcons = {
  Visa: `${OUTLINE}M2.5 9h19M2.5 15h19`,
  Mastercard: `${OUTLINE}M6.5 12a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0M11 12a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0`,
  Amex: `${OUTLINE}M8.5 8.5h7v7h-7z`,
  Elo: `${OUTLINE}M9.5 9.3a3.75 3.75 0 0 1 4.5-.5M15.6 10.9a3.75 3.75 0 0 1-1.3 4M12 15.75A3.75 3.75 0 0 1 8.3 12.5`,
  Hipercard: `${OUTLINE}M6 14c2-5 4-5 6-2s4 3 6-2`,
  Diners: `${OUTLINE}M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 8v8`,
  Discover: `${OUTLINE}M12.5 12a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0M6 12h3`,
  JCB: `${OUTLINE}M8 9v6M12 9v6M16 9v6`,
  'China Union Pay': `${OUTLINE}M9.5 9L8 15M13 9l-1.5 6M16.5 9L15 15`,
  other: `${OUTLINE}M2.5 10h19M6 15h4`,
};

/** Returns the icon of a card, a plain one if its brand is unknown or has none. */
export const cardIcon = (brand: string): string =>
  new Map(Object.entries(cardIcons)).get(brand) ?? cardIcons.other;
