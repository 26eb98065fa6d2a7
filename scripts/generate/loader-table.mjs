/** What the loader knows of the widgets, and the table of reserved heights. */
import { NOTE } from './attributes.mjs';

/** @typedef {import('../source/definitions.mjs').Definition} Definition */

/** Formats text or a number as the formatter would. @param {string | number} value */
export const word = (value) => (typeof value === 'string' ? `'${value}'` : value);

/** @param {string} name */
const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
/** @param {string} name @param {(string | number)[]} parts */
const row = (name, parts) => `  ${key(name)}: [${parts.map(word).join(', ')}],\n`;

/** Returns the rows of a widget's heights: its own, and one per additional size. @param {Definition} widget */
const heightRows = ({ folder, reserve, reserveWhen, lit }) => {
  /** @param {Definition['reserve']} room */
  const size = (room) => (typeof room === 'string' ? [room, 0] : room.slice(0, 2));
  const tablet = typeof reserve === 'string' ? undefined : reserve[2];
  return [
    row(folder, [...size(reserve), ...(lit || tablet ? [lit ? 1 : 0] : []), ...(tablet ? [tablet] : [])]),
    ...reserveWhen.map(([when, room]) => row(`${folder}[${quoted(when)} i]`, size(room))),
  ].join('');
};

/** A value of several words is a string in a selector. @param {string} when */
const quoted = (when) => when.replace(/=(.*\s.*)$/, '="$1"');

/** Names of the widgets of a shape, as the formatter would write them. @param {Definition[]} widgets @param {Definition['shape']} shape */
const ofShape = (widgets, shape) => {
  const names = widgets.filter((each) => each.shape === shape).map(({ folder }) => folder);
  return `\n${names.map((name) => `    ${word(name)},\n`).join('')}  `;
};

/** @param {Definition[]} widgets */
export const heightTable = (widgets) => `// ${NOTE}

/**
 * Every widget's name; the reserved height in px (viewport up to 600 px, wider; 0 for none), or its aspect ratio and 0;
 * 1 for a Lit element, 0 for an island; and the reserved height up to 900 px, if different. A name with
 * [attribute=value i] is the same widget in another size.
 */
export const RESERVE: Record<
  string,
  readonly [phone: number | string, wider: number, lit?: 0 | 1, tablet?: number]
> = {
${widgets.map(heightRows).join('')}};

/** The widgets whose placeholder is that of a form, and of a list of cards. */
export const SHAPES = {
  form: [${ofShape(widgets, 'form')}],
  list: [${ofShape(widgets, 'list')}],
} as const satisfies Record<string, readonly string[]>;
`;

/** @param {Definition} widget */
const unusualRow = ({ folder, reserve, load = 'eager', lit }) => {
  const isVisible = load === 'visible';
  const hasHeight = typeof reserve === 'string' || (reserve[0] ?? 0) > 0;
  if (isVisible && hasHeight && !lit) return '';
  return row(folder, [lit ? 1 : 0, ...(isVisible && hasHeight ? [] : [load]), ...(hasHeight ? [] : [0])]);
};

/** @param {Definition[]} widgets */
export const loaderTable = (widgets) => `// ${NOTE}
import type { LoadCondition } from '../load-conditions';

/**
 * The widgets of which the loader has to know something: 1 for a Lit element, which needs no runtime, 0 for an island;
 * its load condition, if not visible; 0 if it reserves no height. All others are islands that load when they are near
 * the viewport.
 */
export const UNUSUAL: Record<string, readonly [lit: 0 | 1, load?: LoadCondition, height?: 0]> = {
${widgets.map(unusualRow).join('')}};
`;
