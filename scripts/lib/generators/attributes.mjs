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

/**
 * Islands get `load` from the host; a Lit element has it if its definition names a load condition.
 * @param {Definition} widget @returns {AttributeInfo[]}
 */
export const attributesOf = (widget) => (widget.load ? [...widget.attributes, LOAD] : widget.attributes);

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
