import base from './base.css?inline';

const sheets = new Map<string, CSSStyleSheet>();

/** Returns the style sheet of a text; the same object for the same text, shared by all widgets of the page. */
export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Returns the sheets of a shadow root: the base styles, then these. */
export const sheetsOf = (...texts: string[]): CSSStyleSheet[] => [base, ...texts].map(sheetOf);
