/** A plugin for what loads late: all of it at once, and again if it fails. */
import { posix } from 'node:path';
import { chunks } from './vite-chunks.mjs';

/** @typedef {import('vite').Plugin} Plugin */

/**
 * Returns a file and all that it imports statically, directly or indirectly.
 * @param {string} start @param {Map<string, string[]>} imports by file
 */
function closure(start, imports) {
  const reached = new Set([start]);
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  return reached;
}

/** What follows the retry's address: nothing on a page that checks all files (element/script.ts). */
const RETRY = '(globalThis[Symbol.for("vitrine")]?.checksFiles?"":"="+Date.now())';

/**
 * Completes each import() of a file.
 *
 * What the file imports itself would be found only once it has arrived, and what that imports another round trip later:
 * all that the importing file has not loaded is asked for in the same moment. It fails with the first that fails, as the
 * file itself would.
 *
 * The import is retried once at the same address: at another one the same module would be loaded twice, each copy with
 * its own state. Some browsers cache the failure by address; there the retry uses another address, which is the only way
 * while the page is open (element/import-with-retry.ts does the same for the widgets' own files, and says why the address is
 * a fixed one on some pages). Entries, which are in the critical path of the first view, have no retry of their own.
 * @returns {Plugin}
 */
export const completeImports = () => ({
  name: 'vitrine:complete-imports',
  generateBundle(_, bundle) {
    // A package of the page's own, which the build on React imports by its bare name, is no file of the build.
    const imports = new Map(
      chunks(bundle).map((file) => [file.fileName, file.imports.filter((each) => bundle[each])]),
    );
    for (const file of chunks(bundle)) {
      // On every page, and what it loads late is not waited for.
      if (file.fileName === 'vitrine.js') continue;
      const loaded = closure(file.fileName, imports);
      const folder = posix.dirname(file.fileName);
      file.code = file.code.replace(/\bimport\(([`'"])(\.[^`'"]+\.js)\1\)/g, (whole, quote, path) => {
        const name = posix.join(folder, path);
        // The loader's script has run before any other file.
        const others = [...closure(name, imports)].filter(
          (each) => each !== name && each !== 'vitrine.js' && !loaded.has(each),
        );
        const address = (/** @type {string} */ each) => {
          const relative = posix.relative(folder, each);
          return relative.startsWith('.') ? relative : `./${relative}`;
        };
        const all = [whole, ...others.map((each) => `import(${quote}${address(each)}${quote})`)];
        const once = others.length === 0 ? whole : `Promise.all([${all.join()}]).then(e=>e[0])`;
        if (file.isEntry) return once;
        return `${once}.catch(()=>${once}).catch(()=>import("${path}?retry"+${RETRY}))`;
      });
    }
  },
});
