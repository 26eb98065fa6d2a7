/** Attributes and names of widgets, as all generated files write them. */

/** @typedef {import('../definitions.mjs').Definition} Definition */
/** @typedef {import('../definitions.mjs').AttributeInfo} AttributeInfo */

export const NOTE = "Made by `npm run generate` from the widgets' element.ts; do not edit.";

/** @type {AttributeInfo} */
export const LOAD = {
  name: 'load',
  kind: 'option',
  values: ['eager', 'visible', 'idle', 'interaction'],
  description:
    'When the widget loads: immediately, near the viewport, when the browser is idle, or at the first interaction.',
};

/** @type {AttributeInfo} */
export const HEADING_LEVEL = {
  name: 'heading-level',
  kind: 'option',
  values: ['2', '1', '3', '4', '5', '6'],
  description: 'Level of its title in the outline of the page, from 1 to 6; the headings below follow.',
};

/**
 * Islands get `load` and `heading-level` from the host; a Lit element has `load` if its definition names a load
 * condition.
 * @param {Definition} widget @returns {AttributeInfo[]}
 */
export const attributesOf = ({ attributes, load, lit }) => [
  ...attributes,
  ...(load ? [LOAD] : []),
  ...(lit ? [] : [HEADING_LEVEL]),
];

/** @param {unknown} value */
export const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** @param {string} text */
export const camelCase = (text) =>
  text.replace(/-(.)/g, (/** @type {string} */ _, /** @type {string} */ letter) => letter.toUpperCase());

/** @param {string} text */
export const pascalCase = (text) => camelCase(`-${text}`);

/** @param {string[]} [values] a union of words */
export const unionOf = (values = []) => values.map((value) => `'${value}'`).join(' | ');

/** Fired by every widget. */
export const COMMON_EVENTS = ['vt-widget-ready', 'vt-widget-failed'];
