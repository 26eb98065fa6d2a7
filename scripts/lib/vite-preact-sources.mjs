/** A plugin that bundles preact's sources in the place of its minified files, so that our own minifiers remove dead code. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** @typedef {import('vite').Plugin} Plugin */

const FOLDER = resolve('node_modules/preact');
/** Its entries by the name that is imported. */
const ENTRIES = new Map([
  ['preact', 'src/index.js'],
  ['preact/hooks', 'hooks/src/index.js'],
  ['preact/jsx-runtime', 'jsx-runtime/src/index.js'],
]);
/** The modules that the entries consist of. */
const MODULE = /\/node_modules\/preact\/(?:(?:hooks|jsx-runtime)\/)?src\/[\w/-]+\.js$/;
/** Internal names: properties of its nodes, components, hooks and options, and of elements. `__html` and others are public. */
const INTERNAL = /\b_(?:_hooks|[a-z]\w*)\b/g;

/** Returns the path of each module that an entry consists of. @param {Iterable<string>} paths @returns {string[]} */
function modulesOf(paths) {
  const reached = new Set(paths);
  for (const path of reached)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(
      /^(?:import|export)\b[^;]*?from '(\.[^']*)'/gm,
    ))
      reached.add(`${resolve(path, '..', name)}.js`);
  return [...reached].sort();
}

/**
 * Returns a short name for each internal name of preact: an underscore and a number in base 36. Some are properties of
 * elements, whose own names have no underscore.
 * @returns {Map<string, string>}
 */
export function shortNames() {
  const texts = modulesOf([...ENTRIES.values()].map((path) => resolve(FOLDER, path))).map((path) =>
    readFileSync(path, 'utf8'),
  );
  const names = new Set(texts.flatMap((text) => text.match(INTERNAL) ?? []));
  return new Map([...names].sort().map((name, index) => [name, `_${index.toString(36)}`]));
}

/**
 * Resolves preact to its sources and shortens its internal names. Edits of the sources have to come before.
 * @returns {Plugin}
 */
export const preactSources = () => {
  const short = shortNames();
  return {
    name: 'vitrine:preact-sources',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^preact(\/hooks|\/jsx-runtime)?$/ },
      handler: (id) => resolve(FOLDER, ENTRIES.get(id) ?? ''),
    },
    transform: {
      filter: { id: MODULE },
      handler: (code) => ({ code: code.replace(INTERNAL, (name) => short.get(name) ?? name), map: null }),
    },
  };
};
