/** What the library keeps on a page and in the browser's storage, read from the calls in its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { Visitor } from 'vite';
import { constant, read } from './page-settings.mjs';

/** @typedef {import('./page-settings.mjs').Module} Module */

/** The functions themselves, whose argument is a parameter. */
const DEFINED_IN = /^src\/page\/(core\/page-singleton|settings\/storage|settings\/storage-key)\.ts$/;
const CALLS = /\b(pageSingleton|mediaStore|persisted|storageKey)\b/;

/** @param {string} folder @returns {string[]} */
const sources = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(
      (path) => /\.tsx?$/.test(path) && !DEFINED_IN.test(path) && CALLS.test(readFileSync(path, 'utf8')),
    )
    .sort();

/** @param {Module} module @param {any} node @returns {any} the constant's node; undefined for a parameter */
function resolved(module, node) {
  if (node?.type === 'Identifier') {
    try {
      return constant(module, node.name);
    } catch {
      return undefined;
    }
  }
  return node;
}

/** @param {Module} module @param {any} object @param {string} name @returns {any} a property's value */
function property(module, object, name) {
  const found = resolved(module, object);
  for (const each of found?.type === 'ObjectExpression' ? found.properties : []) {
    if (each.type === 'SpreadElement') {
      const spread = property(module, each.argument, name);
      if (spread !== undefined) return spread;
    } else if ((each.key.name ?? each.key.value) === name) return readValue(module, each.value);
  }
  return undefined;
}

/** @param {Module} module @param {any} node @returns {any} a text or a number; what varies is {name} */
function readValue(module, node) {
  if (node?.type === 'TemplateLiteral')
    return node.quasis
      .map((/** @type {any} */ { value }, /** @type {number} */ index) => {
        const varying = node.expressions[index];
        const inner = varying?.type === 'CallExpression' ? varying.callee : varying;
        return value.cooked + (varying ? `{${inner.name ?? inner.property?.name}}` : '');
      })
      .join('');
  if (node?.type === 'MemberExpression') return property(module, node.object, node.property.name);
  const value = resolved(module, node);
  if (value?.type === 'Literal') return value.value;
  const found = value === undefined || value === node ? undefined : readValue(module, value);
  return found ?? (node?.name && `{${node.name}}`);
}

/**
 * Returns the names on the page that all copies of the library share, and the keys in localStorage and sessionStorage.
 * @param {string[]} [folders]
 * @returns {{ singletons: string[], stored: string[] }} sorted
 */
export function readPageState(folders = ['src', 'widgets']) {
  /** @type {Set<string>} */
  const singletons = new Set();
  /** @type {Set<string>} */
  const stored = new Set();
  for (const path of folders.flatMap(sources)) {
    const module = read(path);
    new Visitor({
      CallExpression({ callee, arguments: given }) {
        const called = callee.type === 'Identifier' ? callee.name : '';
        if (!CALLS.test(called)) return;
        const name = readValue(module, given[0]);
        if (typeof name !== 'string')
          throw new TypeError(`${path}: ${called} of a name that is not constant`);
        // What a function of ours hands on is named where that is called.
        if (name === '{name}') return;
        if (called === 'pageSingleton' || called === 'mediaStore') singletons.add(name);
        else stored.add(`vitrine:${name}:v${property(module, given[2], 'version') ?? 1}`);
      },
    }).visit(module.program);
  }
  return { singletons: [...singletons].sort(), stored: [...stored].sort() };
}
