/**
 * What style sheets use that a least browser has not, by MDN's compatibility data: properties, their
 * keywords, functions and units of values, rules, conditions of @media, pseudo-classes and elements, nesting. What an
 * @supports asks for first, or what follows a declaration of the same property, has another way.
 */
import { createRequire } from 'node:module';
import postcss from 'postcss';
import { programOf, walk } from '../built-code.mjs';
import { isOld } from './least-browsers.mjs';
import { isProgressive } from './progressive.mjs';

/** @typedef {import('./least-browsers.mjs').Feature} Feature */

/** Units by the name of MDN's feature below css.types.length. @type {Record<string, RegExp>} */
const UNITS = {
  viewport_percentage_units_dynamic: /\d[dsl]v(h|w|i|b|min|max)\b/,
  container_query_length_units: /\dcq(w|h|i|b|min|max)\b/,
  lh: /\dlh\b/,
  rlh: /\drlh\b/,
  cap: /\dr?cap\b/,
  ic: /\dr?ic\b/,
  rex: /\drex\b/,
  rch: /\drch\b/,
};

/** Values of a property by the name of MDN's feature below it, where that is no keyword. */
const SYNTAX = /** @type {const} */ ([
  ['content', 'alt_text', /\/ *["']/],
  ['text-decoration', 'includes_color-and-style', / /],
]);

/** @returns {Record<'properties' | 'at-rules' | 'selectors' | 'types', Record<string, Feature>>} */
const data = () => createRequire(import.meta.url)('@mdn/browser-compat-data').css;

/** @param {Feature} group @returns {[string, Feature][]} its features that a least browser has not */
const newerIn = (group) => Object.entries(group).filter(([, each]) => each.__compat && !isOld(each));

/** @typedef {{ css: ReturnType<typeof data>, functions: Set<string>, units: RegExp[] }} Table what is newer, of values */

/** @type {Table | undefined} */
let known;

/** Read at the first style sheet: the data are large. @returns {Table} */
function table() {
  if (known) return known;
  const css = data();
  // Functions such as `light-dark` are a level deeper.
  const groups = Object.values(css.types).flatMap((group) => [group, ...Object.values(group)]);
  const functions = [css.types, ...groups].flatMap((group) => newerIn(group).map(([name]) => name));
  const units = newerIn(css.types.length ?? {}).flatMap(([name]) => UNITS[name] ?? []);
  known = { css, functions: new Set(functions), units };
  return known;
}

/** @param {string} name @param {Feature | undefined} feature @returns {string[]} */
const unlessOld = (name, feature) => (feature?.__compat && !isOld(feature) ? [name] : []);

/** @param {import('postcss').Declaration} declaration @returns {string[]} */
function ofDeclaration({ prop, value }) {
  if (prop.startsWith('--') || prop.startsWith('-webkit-') || prop.startsWith('-moz-')) return ofValue(value);
  const property = table().css.properties[prop];
  const words = new Set(value.replace(/var\(--[\w-]+/g, '').match(/[a-z][\w-]*/g));
  return [
    ...(property ? unlessOld(prop, property) : [`${prop}, which MDN does not know`]),
    ...newerIn(property ?? {}).flatMap(([keyword]) => (words.has(keyword) ? [`${prop}: ${keyword}`] : [])),
    ...SYNTAX.flatMap(([name, feature, pattern]) =>
      name === prop && pattern.test(value) ? unlessOld(`${prop}, ${feature}`, property?.[feature]) : [],
    ),
    ...ofValue(value),
  ];
}

/** @param {string} value @returns {string[]} */
const ofValue = (value) => [
  ...[...value.matchAll(/([a-z][\w-]*)\(/g)].flatMap(([, name = '']) =>
    table().functions.has(name) ? [`${name}()`] : [],
  ),
  ...table().units.flatMap((unit) => unit.exec(value)?.[0].replace(/^\d/, 'unit ') ?? []),
];

/** @param {import('postcss').AtRule} rule @returns {string[]} */
function ofAtRule({ name, params }) {
  const at = table().css['at-rules'][name];
  const names = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, each = '']) => each);
  return [
    ...unlessOld(`@${name}`, at),
    ...names.flatMap((each) => unlessOld(`@${name} (${each})`, at?.[each])),
    ...(/[<>]/.test(params) ? unlessOld(`@${name} with < or >`, at?.range_syntax) : []),
    ...(/\bstyle\(/.test(params)
      ? unlessOld(`@${name} style()`, at?.style_queries_for_custom_properties)
      : []),
  ];
}

/** @param {import('postcss').Rule} rule @returns {string[]} */
function ofSelector({ selector, parent }) {
  const isNested = parent?.type === 'rule' || /&/.test(selector);
  return [
    ...(isNested ? unlessOld('nesting', table().css.selectors.nesting) : []),
    ...[...selector.matchAll(/::?([a-z][\w-]*)/g)].flatMap(([pseudo, name = '']) =>
      unlessOld(pseudo, table().css.selectors[name]),
    ),
  ];
}

/** @param {import('postcss').Node | undefined} node @returns {boolean} whether an @supports has asked first */
const isAsked = (node) =>
  !!node &&
  ((node.type === 'atrule' && /** @type {any} */ (node).name === 'supports') || isAsked(node.parent));

/**
 * Whether an earlier declaration of its rule serves where it is unknown: of the same property, or with a prefix.
 * @param {import('postcss').Declaration} declaration
 */
function hasFallback(declaration) {
  const names = [declaration.prop, `-webkit-${declaration.prop}`];
  for (let node = declaration.prev(); node; node = node.prev())
    if (node.type === 'decl' && names.includes(node.prop)) return true;
  return false;
}

/** @param {import('postcss').ChildNode} node @returns {string[]} */
function newerOf(node) {
  if (node.type === 'decl') return hasFallback(node) ? [] : ofDeclaration(node);
  if (node.type === 'atrule') return ofAtRule(node);
  return node.type === 'rule' ? ofSelector(node) : [];
}

/** @param {string} text a style sheet @returns {string[]} what is newer than the floor, sorted @throws {Error} if it is none */
export function newerStyles(text) {
  /** @type {Set<string>} */
  const found = new Set();
  postcss.parse(text).walk((node) => {
    if (isAsked(node.parent)) return;
    for (const name of newerOf(node)) if (!isProgressive(name)) found.add(name);
  });
  return [...found].sort();
}

/** A rule with a declaration, which no script has. */
const SHEET = /^[^{}]*\{([^{}]*\{)*\s*[a-z-]+:[^{}]*[};]/;

/** @param {any} node @returns {string} its text; with what a script puts in, it is no sheet of its own */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' && node.quasis.length === 1 ? node.quasis[0].value.cooked : '';
}

/** @param {string} code @param {string} file @returns {string[]} the style sheets that a built script holds as text */
export function stylesIn(code, file) {
  /** @type {string[]} */
  const found = [];
  walk(programOf(code, file), (/** @type {any} */ node) => {
    const text = textOf(node);
    if (SHEET.test(text)) found.push(text);
    return undefined;
  });
  return found;
}
