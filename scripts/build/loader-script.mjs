/** The form of the loader's file. */
import MagicString from 'magic-string';
import { nodesOf } from '../source/syntax-nodes.mjs';

/** The page's shared object (src/page/core/page-singleton.ts). */
const PAGE = 'globalThis[Symbol.for("vitrine")]';

/**
 * Makes the loader a script without imports and exports, which runs as a classic script, as a module, bundled, and inlined.
 * Its dynamic imports are resolved by the address that it finds for its files.
 * @returns {import('vite').Plugin}
 */
export const loaderScript = () => ({
  name: 'vitrine:loader-script',
  renderChunk(code, chunk) {
    if (chunk.name !== 'vitrine') return null;
    if (chunk.imports.length > 0) this.error(`vitrine.js imports ${chunk.imports.join(', ')} statically`);
    const text = new MagicString(code);
    const program = this.parse(code);
    for (const { source } of nodesOf(program, 'ImportExpression'))
      if (typeof source.value === 'string')
        text.overwrite(
          source.start,
          source.end,
          `${PAGE}.base+${JSON.stringify(source.value.replace(/^\.\//, ''))}`,
        );
    for (const node of program.body) {
      if (!node.type.startsWith('Export')) continue;
      if (node.type !== 'ExportNamedDeclaration' || node.specifiers.length > 0 || node.declaration)
        this.error('vitrine.js exports what others import');
      text.remove(node.start, node.end);
    }
    text.prepend('(()=>{').append('})();');
    return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
  },
});
