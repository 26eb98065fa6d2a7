import { RESERVE } from './generated/reserve';
import { placeholderCss } from './placeholder-css';

/**
 * Text without height before a widget's content. In a parent that shrinks to fit (a row, a dialog, a table cell) it
 * makes the widget 640 px wide, or as wide as there is space; the view has no width of its own there, since container
 * queries contain its inline size.
 */
export const WIDTH = 'content:"0 0 0 0 0";display:block;visibility:hidden;font:0/0 a;word-spacing:160px';
/**
 * What a card adds to a widget's height, as --_c: its padding and border (appearance.ts). On a phone those take half of
 * it, and lines that wrap in the narrower card the rest.
 */
const CARD = ':where([surface$=card]){--_c:66px}';
/** A reserved height in px, as --_r for the placeholder, with that of a card. */
const heightRule = (px: number | string): string => `--_r:${px}px;min-height:calc(var(--_r) + var(--_c,0px))`;
/** Returns what holds a height free at each width of the window, as declarations. */
export const heightsOf = ([phone, wider, , tablet]: (typeof RESERVE)[string]): string =>
  wider
    ? `${heightRule(wider)};@media(width<=900px){${heightRule(tablet ?? wider)}}@media(width<=600px){${heightRule(phone)}}@media print{min-height:0}`
    : `aspect-ratio:${phone}`;
/** A widget of this height is a button, as wide as its text; a Lit element has a width of its own or an aspect ratio. */
const LINE = 48;

/**
 * Returns CSS that reserves the heights of widgets before they start, which prevents layout shifts, and paints their
 * placeholders. The rules have no specificity, so that the page's own rules override them.
 * @param names of widgets, without vt-; all if absent
 */
export function reserveCss(names?: readonly string[]): string {
  let rules = '';
  for (const name of Object.keys(RESERVE)) {
    if (names && !names.includes(name.split('[')[0] as string)) continue;
    const heights = RESERVE[name] as (typeof RESERVE)[string];
    const [phone, wider, lit] = heights;
    if (!phone) continue;
    // The snippet takes the parts of a rule that all have out of it (snippet-css.ts).
    rules += `:where(vt-${name}){display:block;animation:none;${heightsOf(heights)};&:before{${wider === LINE || (wider && lit) ? 'content:none' : WIDTH}}}`;
  }
  return rules + CARD + placeholderCss(names);
}
