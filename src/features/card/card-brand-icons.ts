const OUTLINE = 'M4.5 5.5h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z';

/** Cards whose shapes tell the usual brands apart, by the names of the domain; no brand's own mark. */
export const cardIcons = {
  Visa: `${OUTLINE}M2.5 9h19M2.5 15h19`,
  Mastercard: `${OUTLINE}M6.5 12a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0M11 12a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0`,
  Amex: `${OUTLINE}M8.5 8.5h7v7h-7z`,
  Elo: `${OUTLINE}M9.5 9.3a3.75 3.75 0 0 1 4.5-.5M15.6 10.9a3.75 3.75 0 0 1-1.3 4M12 15.75A3.75 3.75 0 0 1 8.3 12.5`,
  Hipercard: `${OUTLINE}M6 14c2-5 4-5 6-2s4 3 6-2`,
  other: `${OUTLINE}M2.5 10h19M6 15h4`,
};

/** Returns the icon of a card, a plain one if its brand has none. */
export const cardIcon = (brand: string): string =>
  new Map(Object.entries(cardIcons)).get(brand) ?? cardIcons.other;
