import { RESERVE } from './generated/reserve';
import { reserveCss } from './reserve-css';

let sheet: CSSStyleSheet | undefined;

/** Reserves the heights of all widgets in a document or a shadow root of the page, again if the page took them away. */
export function reserveHeights({ adoptedStyleSheets }: Partial<DocumentOrShadowRoot>): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(reserveCss());
  }
  // An element that has left the page has no root with sheets.
  if (adoptedStyleSheets?.includes(sheet) === false) adoptedStyleSheets.push(sheet);
}

/** Whether the library has a widget of that name, without vt-. */
export const isKnown = (name: string): boolean => Object.hasOwn(RESERVE, name);
