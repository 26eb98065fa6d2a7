/** A widget's view in the widget's own file. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MagicString from 'magic-string';
import { nodesOf } from '../source/syntax-nodes.mjs';

/** Members of a view's module that a definition takes, apart from those that it does not have. */
const MEMBERS = ['default', 'styles', 'purpose', 'withoutSession'];

/**
 * Bundles a widget's view into its file, which the loader only imports when the widget is needed: one request and one
 * round trip fewer. `island: () => import(PATH)` of an element file becomes a static import.
 * @returns {import('vite').Plugin}
 */
export const viewsWithWidgets = () => ({
  name: 'vitrine:views-with-widgets',
  enforce: 'pre',
  transform: {
    filter: { id: /\/widgets\/[^/]+\/element\.ts$/, code: /defineWidget\(/ },
    handler(code, id) {
      const text = new MagicString(code);
      for (const { key, value } of nodesOf(this.parse(code, { lang: 'ts' }), 'Property')) {
        if (key.name !== 'island') continue;
        const path = value.body?.source?.value;
        if (typeof path !== 'string') return this.error(`${id}: expected island: () => import('./View')`);
        const source = readFileSync(join(dirname(id), `${path}.tsx`), 'utf8');
        // By member, otherwise the bundler would create an object of the whole module.
        const members = MEMBERS.filter(
          (name) => name === 'default' || new RegExp(`^export (const|function) ${name}\\b`, 'm').test(source),
        ).map((name) => `${name}: island.${name}`);
        text.overwrite(value.start, value.end, `async () => ({ ${members.join(', ')} })`);
        text.prepend(`import * as island from ${JSON.stringify(path)};\n`);
        return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
      }
      return this.error(`${id}: expected island: () => import('./View')`);
    },
  },
});
