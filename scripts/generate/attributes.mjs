/** Attributes, names and lives of widgets, as all generated files write them. */
import { laterOf } from '../release/versions.mjs';

/** @typedef {import('../source/definitions.mjs').Definition} Definition */
/** @typedef {import('../source/definitions.mjs').AttributeInfo} AttributeInfo */
/** @typedef {import('../source/doc-tags.mjs').Life} Life */

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
  values: ['2', '1', '3', '4', '5', '6', 'none'],
  description:
    'Level of its title in the outline of the page, from 1 to 6; the headings below follow. none: the page has the title.',
};

/** @type {AttributeInfo} */
export const SURFACE = {
  name: 'surface',
  kind: 'option',
  values: ['page', 'card', 'dark', 'dark-card'],
  description:
    "What it stands on: the page's own background, a card of its own, or a dark part of the page, with or without a card.",
};

/**
 * Islands get `load`, `heading-level` and `surface` from the host; a Lit element has `load` if its definition names a load
 * condition.
 * @param {Definition} widget @returns {AttributeInfo[]}
 */
export const attributesOf = ({ attributes, load, lit }) => [
  ...attributes,
  ...(load ? [LOAD] : []),
  ...(lit ? [] : [HEADING_LEVEL, SURFACE]),
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

/**
 * Returns the first version in which an element has something: its own, if that is later than the element's.
 * @param {{ since: string }} widget @param {Life} one an attribute, an event, a part
 */
export const sinceOf = (widget, one) => laterOf(widget.since, one.since);

/** Returns what developers read of something deprecated; undefined if it is not. @param {Life} life */
export const deprecationText = ({ deprecated }) =>
  deprecated &&
  [
    `Since ${deprecated.since}${deprecated.use ? `; use ${deprecated.use}` : ''}.`,
    ...(deprecated.reason ? [deprecated.reason] : []),
  ].join(' ');

/**
 * Formats a doc comment with its tags.
 * @param {string} description @param {Life} life @param {string} [indent]
 */
export function docComment(description, life, indent = '') {
  const deprecated = deprecationText(life);
  const tags = [
    ...(life.since ? [`@since ${life.since}`] : []),
    ...(deprecated ? [`@deprecated ${deprecated}`] : []),
  ];
  if (tags.length === 0) return `${indent}/** ${description} */\n`;
  return [
    `${indent}/**`,
    ...[description, ...tags].map((line) => `${indent} * ${line}`),
    `${indent} */`,
    '',
  ].join('\n');
}
