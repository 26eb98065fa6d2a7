import base from './base.css?inline';

const sheets = new Map<string, CSSStyleSheet>();

/** The style sheet of a text: one on the page however many widgets adopt it. */
export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** The sheets of a shadow root of ours: what all of them have, then these. */
export const sheetsOf = (...texts: string[]): CSSStyleSheet[] => [base, ...texts].map(sheetOf);
