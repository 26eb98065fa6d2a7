/** Transformations of the widgets' element files. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** @typedef {import('vite').Plugin} Plugin */

const ELEMENT_FILE = /\/widgets\/[^/]+\/element\.ts$/;

const DEFINE_FILE = /\/src\/element\/standalone\/define-once\.ts/;
const LOADER = '/* @vite-ignore */ import.meta.env.VITRINE_LOADER';

/**
 * Adds the loader to every widget's file, and to what defines its element, which imports it if a page names that file
 * alone: as a script it then provides page behaviours and nested tags.
 * @param {string} loader its path
 * @returns {Plugin}
 */
export const widgetsBringLoader = (loader) => ({
  name: 'vitrine:widgets-bring-loader',
  enforce: 'pre',
  transform: {
    filter: { id: [ELEMENT_FILE, DEFINE_FILE] },
    handler(code, id) {
      if (ELEMENT_FILE.test(id)) return { code: `import ${JSON.stringify(loader)};\n${code}`, map: null };
      if (!code.includes(LOADER)) this.error(`${id}: expected import(${LOADER})`);
      return { code: code.replace(LOADER, JSON.stringify(loader)), map: null };
    },
  },
});

/**
 * Bundles a widget's view into its file, which the loader only imports when the widget is needed: one request and one
 * round trip fewer. `island: () => import(PATH)` of an element file becomes a static import.
 * @returns {Plugin}
 */
export const viewsWithWidgets = () => ({
  name: 'vitrine:views-with-widgets',
  enforce: 'pre',
  transform: {
    filter: { id: ELEMENT_FILE },
    handler(code, id) {
      if (!code.includes('defineWidget(')) return;
      const lazy = /island: \(\) => import\('([^']+)'\)/;
      const [, path = ''] = lazy.exec(code) ?? [];
      if (!path) return this.error(`${id}: expected island: () => import('./View')`);
      const source = readFileSync(join(dirname(id), `${path}.tsx`), 'utf8');
      // By member, otherwise the bundler would create an object of the whole module.
      const exported = ['default', 'styles', 'purpose']
        .filter((name) => source.includes(`export ${name === 'default' ? name : `const ${name} =`}`))
        .map((name) => `${name}: island.${name}`);
      const eager = code.replace(lazy, `island: async () => ({ ${exported.join(', ')} })`);
      return { code: `import * as island from '${path}';\n${eager}`, map: null };
    },
  },
});

/** Read by the generator from the source, and not used at run time. */
const ONLY_DOCUMENTED = new Set(['events', 'reserve', 'reserveWhen', 'shape']);

/**
 * Removes from a widget's definition what only its documentation and the loader's table use (definitions.mjs).
 * @param {string} code of an element file @param {string} path @returns {string}
 */
export function withoutDocumentation(code, path) {
  const { program } = parseSync(path, code);
  const call = program.body
    .map((node) => (node.type === 'ExpressionStatement' ? node.expression : undefined))
    .find((node) => node?.type === 'CallExpression' && /^define/.test(code.slice(node.callee.start)));
  const object = call?.type === 'CallExpression' ? call.arguments[1] : undefined;
  if (object?.type !== 'ObjectExpression') throw new TypeError(`${path}: expected defineX(tag, { … })`);
  const dropped = object.properties.filter(
    (each) =>
      each.type === 'Property' && each.key.type === 'Identifier' && ONLY_DOCUMENTED.has(each.key.name),
  );
  return dropped
    .reverse()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

/** @returns {Plugin} */
export const definitionsThatWork = () => ({
  name: 'vitrine:definitions-that-work',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: ELEMENT_FILE },
    handler: (code, id) => ({ code: withoutDocumentation(code, id), map: null }),
  },
});
