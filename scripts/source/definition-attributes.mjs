/** Reads the attributes that a widget declares, and those that several widgets share. */

import { boundsText } from '../generate/bounds.mjs';
import {
  commentBefore,
  exportedConstants,
  keyOf,
  literal,
  parseModule,
  propertiesOf,
} from './definition-nodes.mjs';
import { lifeOf, splitDoc } from './doc-tags.mjs';

/**
 * @typedef {import('./definition-nodes.mjs').Expression} Expression
 * @typedef {import('./definition-nodes.mjs').SpreadElement} SpreadElement
 * @typedef {import('./definition-nodes.mjs').Text} Text
 * @typedef {import('./definitions.mjs').AttributeInfo} AttributeInfo
 * @typedef {Omit<AttributeInfo, 'name'>} AttributeType
 */

/** The sources that simulate, as authors write them: PSA_BALAO is psa-balao. @returns {string[]} */
export function sourceWords(path = 'src/domain/financing/sources.ts') {
  const sources = exportedConstants(parseModule(path).program).find(({ name }) => name === 'SOURCES');
  if (!sources) throw new TypeError(`${path} has no SOURCES`);
  return propertiesOf(sources.init).map(([name]) => name.toLowerCase().replaceAll('_', '-'));
}

/** Generated lists that a definition may spread, by export name. */
const WORD_LISTS = new Map([['SOURCE_WORDS', sourceWords]]);

/** Returns the values of an option or a list without duplicates: literals, or a spread generated list. @param {(Expression | SpreadElement)[]} nodes */
function words(nodes) {
  const all = nodes.flatMap((node) => {
    if (node.type !== 'SpreadElement') return [String(literal(node))];
    const name = node.argument.type === 'Identifier' ? node.argument.name : node.argument.type;
    const list = WORD_LISTS.get(name);
    if (!list) throw new TypeError(`${name} is no list of words, at ${node.start}`);
    return list();
  });
  return [...new Set(all)];
}

/** Returns an `@example` as a value of the attribute's kind. @param {string} kind @param {string} text */
const exampleOf = (kind, text) =>
  kind === 'number' ? Number(text) : kind === 'flag' ? true : kind === 'list' ? text.split(/\s+/) : text;

/** The attributes that have bounds: a number, whole or not. */
const BOUNDED = ['integer', 'decimal'];
const KEYWORDS = ['flag', 'text', 'address', 'number'];

const SHARED = 'src/element/attributes/shared-attributes.ts';

/** Reads the attributes that several widgets declare alike: the export's name to what an attribute is without its name. */
function readShared() {
  const module = parseModule(SHARED);
  return new Map(
    exportedConstants(module.program).map(({ name, init, start }) => [
      name,
      attributeType(module, init, start),
    ]),
  );
}
/** @type {Map<string, AttributeType> | undefined} */
let shared;

/** Returns the function that a value calls, or its name. @param {Expression} value */
function calledBy(value) {
  const called = value.type === 'CallExpression' ? value.callee : value;
  if (called.type !== 'Identifier')
    throw new TypeError(`expected an attribute's type at ${value.start}, found ${called.type}`);
  return called.name;
}

/**
 * What an attribute is: `flag`, `text`, `address`, `number`, `option('a', 'b')`, `list('a', ...WORDS)`,
 * `integer({ min: 1, max: 9 })`, or one of the shared ones.
 * @param {Text} module @param {Expression} value @param {number} start of what its comment stands before
 * @returns {AttributeType}
 */
function attributeType(module, value, start) {
  const called = calledBy(value);
  shared ??= value.type === 'Identifier' && !KEYWORDS.includes(called) ? readShared() : undefined;
  const known = shared?.get(called);
  if (known) return { ...known, shared: true };
  const isBounded = BOUNDED.includes(called);
  const kind = called === 'address' ? 'text' : isBounded ? 'number' : called;
  const given = value.type === 'CallExpression' ? value.arguments : undefined;
  const values = given && !isBounded ? words(given) : undefined;
  const bounds = isBounded
    ? /** @type {import('../generate/bounds.mjs').Bounds} */ (literal(given?.[0]))
    : undefined;
  const { text: description, tags } = splitDoc(commentBefore(module, start));
  if (!description) throw new TypeError(`${called} has no description, at ${start}`);
  const [, example] = tags.find(([tag]) => tag === 'example') ?? [];
  return {
    kind,
    ...(values && { values }),
    ...(called === 'address' && { address: true }),
    ...(bounds && { bounds, integer: called === 'integer' }),
    description: bounds ? `${description} ${boundsText(bounds)}` : description,
    ...(example !== undefined && { example: exampleOf(kind, example) }),
    ...lifeOf(tags, `${called} at ${start}`),
  };
}

/** Reads a widget's attributes.ts. @param {string} folder @returns {AttributeInfo[]} */
export function readAttributes(folder) {
  const module = parseModule(`${folder}/attributes.ts`);
  const declared = exportedConstants(module.program).find(({ name }) => name === 'attributes')?.init;
  if (declared?.type !== 'ObjectExpression') throw new TypeError(`${module.path} has no attributes`);
  return declared.properties.map((property) => {
    if (property.type === 'SpreadElement')
      throw new TypeError(`${module.path} spreads attributes, at ${property.start}`);
    return { name: keyOf(property), ...attributeType(module, property.value, property.start) };
  });
}
