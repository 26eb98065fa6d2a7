/** The bundler's helper on pages that add to Object.prototype. */
import MagicString from 'magic-string';
import { nodesOf } from '../source/syntax-nodes.mjs';

/**
 * Makes the helper that collects a module's exports for import() see their own names alone: it goes through them by for-in,
 * and on a page with an old library no late file would load. The bundler has no option for it.
 * @returns {import('vite').Plugin}
 */
export const ownNames = () => ({
  name: 'vitrine:own-names',
  renderChunk(code, chunk) {
    if (chunk.name !== 'rolldown-runtime') return null;
    const text = new MagicString(code);
    for (const { left, right } of nodesOf(this.parse(code), 'ForInStatement')) {
      text.overwrite(left.end, right.start, ' of Object.keys(');
      text.appendLeft(right.end, ')');
    }
    return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
  },
});
