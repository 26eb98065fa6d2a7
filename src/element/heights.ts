import { RESERVE } from './generated/reserve';
import { reserveCss } from './reserve-css';

let isReserved = false;

/** Reserves the heights of all widgets, once per page. */
export function reserveHeights(): void {
  if (isReserved) return;
  isReserved = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(reserveCss());
  document.adoptedStyleSheets.push(sheet);
}

/** Whether the library has a widget of that name, without vt-. */
export const isKnown = (name: string): boolean => Object.hasOwn(RESERVE, name);
