/** The settings of a page and the names of the remote services, read from the sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { unionOf } from '../generate/attributes.mjs';
import { resolveImport } from './imports.mjs';

/** @typedef {{ name: string, description: string, type: string }} PageSetting type is TypeScript */

const SETTINGS = 'src/page/settings/settings.ts';
const SERVICES = 'src/services/service-names.ts';

/** @param {string} path */
export function read(path) {
  const source = readFileSync(join(path), 'utf8');
  const { program, comments } = parseSync(path, source);
  return { path, source, program, comments };
}
/** @typedef {ReturnType<typeof read>} Module */

/** @param {any} node @returns {any} the expression without `as const` and `satisfies` */
const plain = (node) =>
  /^TS(As|Satisfies)Expression$/.test(node?.type ?? '') ? plain(node.expression) : node;

/** Returns the value of a module's constant; an imported one is read from its file. @param {Module} module @param {string} name @returns {any} */
export function constant(module, name) {
  for (const node of /** @type {any[]} */ (module.program.body)) {
    const declared = (node.declaration ?? node).declarations?.find(
      (/** @type {any} */ each) => each.id.name === name,
    );
    if (declared) return plain(declared.init);
    const imported = node.type === 'ImportDeclaration' && resolveImport(module.path, node.source.value);
    if (imported && node.specifiers.some((/** @type {any} */ each) => each.local.name === name))
      return constant(read(imported), name);
  }
  throw new TypeError(`${module.path} has no ${name}`);
}

/** @param {any} list an array of literals @returns {string[]} */
const wordsOf = (list) => list.elements.map((/** @type {any} */ each) => each.value);

/**
 * Returns the TypeScript type of a setting: `oneOf(WORDS)`, `like(PATTERN, …)`, or a function and what it expects.
 * @param {Module} module @param {any} parser
 */
function typeOf(module, parser) {
  if (parser.type === 'Identifier') return typeOf(module, constant(module, parser.name));
  if (parser.callee?.name === 'oneOf') {
    const [words] = parser.arguments;
    return unionOf(wordsOf(words.type === 'Identifier' ? constant(module, words.name) : words));
  }
  return module.source.slice(parser.start, parser.end).includes('Number(') ? 'NumberText' : 'string';
}

/** Reads SETTINGS. @returns {PageSetting[]} */
export function readSettings() {
  const module = read(SETTINGS);
  return constant(module, 'SETTINGS').properties.map((/** @type {any} */ property) => {
    const name = property.key.name ?? property.key.value;
    const comment = module.comments.findLast((each) => each.end <= property.start);
    if (!comment || module.source.slice(comment.end, property.start).trim() !== '')
      throw new TypeError(`${SETTINGS}: ${name} has no description`);
    const description = comment.value.replace(/^\*\s*|\s*$/g, '').replace(/\s*\n\s*\* ?/g, ' ');
    return { name, description, type: typeOf(module, plain(property.value)) };
  });
}

/** @returns {string[]} names of the remote services */
export const readServices = () => wordsOf(constant(read(SERVICES), 'SERVICE_NAMES'));
