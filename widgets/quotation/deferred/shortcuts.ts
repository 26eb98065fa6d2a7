/** The tabs of a quotation in their order, the later ones last (spec screens#quotation-tabs). */
export const QUOTATION_TABS = [
  'model',
  'optionals',
  'coating',
  'accessories',
  'comment',
  'review',
  'preview',
] as const;
export type QuotationTab = (typeof QUOTATION_TABS)[number];

/** Returns the tab of a key that is pressed with Alt: by its place on the keyboard, whatever sign it writes. */
export function tabOfKey(code: string): QuotationTab | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit ? QUOTATION_TABS[Number(digit) - 1] : undefined;
}
