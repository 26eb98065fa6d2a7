/** What becomes of the widgets' element files. */
import { parseSync } from 'vite';

/** @typedef {import('vite').Plugin} Plugin */

const ELEMENT_FILE = /\/widgets\/[^/]+\/element\.ts$/;

/**
 * Wherever a widget is, the loader is: its file alone, as a script, brings page behaviours and nested tags too.
 * @param {string} loader its path
 * @returns {Plugin}
 */
export const widgetsBringLoader = (loader) => ({
  name: 'vitrine:widgets-bring-loader',
  transform: {
    filter: { id: ELEMENT_FILE },
    handler: (code) => ({ code: `import ${JSON.stringify(loader)};\n${code}`, map: null }),
  },
});

/**
 * The loader brings a widget's file only once the widget is wanted, so its view lies in that file: one request and one
 * round trip less. `island: () => import(PATH)` of an element file becomes an import at its top.
 * @returns {Plugin}
 */
export const viewsWithWidgets = () => ({
  name: 'vitrine:views-with-widgets',
  enforce: 'pre',
  transform: {
    filter: { id: ELEMENT_FILE },
    handler(code, id) {
      if (!code.includes('defineWidget(')) return;
      const lazy = /island: \(\) => import\(('[^']+')\)/;
      if (!lazy.test(code)) this.error(`${id}: expected island: () => import('./View')`);
      // By member, or the bundler would make an object of the whole module.
      const eager = code.replace(
        lazy,
        'island: async () => ({ default: island.default, styles: island.styles })',
      );
      return { code: `import * as island from ${lazy.exec(code)?.[1]};\n${eager}`, map: null };
    },
  },
});

/** Read from the source by what is generated, and by nobody at run time. */
const ONLY_DOCUMENTED = new Set(['events', 'reserve', 'reserveWhen']);

/**
 * A widget's definition without what only its documentation and the loader's table are made from (definitions.mjs).
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
