/** Names, reserved heights and load conditions for the loader. */
import { NOTE } from './attributes.mjs';

/** @typedef {import('../definitions.mjs').Definition} Definition */

/** Formats text or a number as the formatter would. @param {string | number} value */
export const word = (value) => (typeof value === 'string' ? `'${value}'` : value);

/** Returns the loader's rows of a widget: its own, and one per additional size. @param {Definition} widget */
const loaderRows = ({ folder, reserve, reserveWhen, load = 'eager', lit }) => {
  /** @param {string} name */
  const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
  /** @param {Definition['reserve']} room */
  const size = (room) => (typeof room === 'string' ? [room, 0] : room.slice(0, 2));
  /** @param {string} name @param {(string | number)[]} parts */
  const row = (name, parts) => `  ${key(name)}: [${parts.map(word).join(', ')}],\n`;
  const usual = load === 'visible';
  const tablet = typeof reserve === 'string' ? undefined : reserve[2];
  const more = usual && !tablet ? (lit ? [1] : []) : [lit ? 1 : 0, load, ...(tablet ? [tablet] : [])];
  return [
    row(folder, [...size(reserve), ...more]),
    ...reserveWhen.map(([when, room]) => row(`${folder}[${when} i]`, size(room))),
  ].join('');
};

/** @param {Definition[]} widgets */
export const loaderTable = (widgets) => `// ${NOTE}
import type { LoadCondition } from '../load-conditions';

/**
 * Every widget's name; the reserved height in px (viewport up to 600 px, wider; 0 for none), or its aspect ratio and 0;
 * 1 for a Lit element, 0 for an island; its load condition, if not visible; and the reserved height up to 900 px, if
 * different. A name with [attribute=value i] is the same widget in another size.
 */
export const RESERVE: Record<
  string,
  readonly [phone: number | string, wider: number, lit?: 0 | 1, load?: LoadCondition, tablet?: number]
> = {
${widgets.map(loaderRows).join('')}};
`;
