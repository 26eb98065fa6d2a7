/** Chunks that no plan decides on. */
import { staticImports } from '../static-imports.mjs';

/** Paths of the loader's modules, of which it has copies (vite-modules.mjs). */
export const loaderModules = staticImports('src/element/vitrine.ts');
const runtimeModules = staticImports('src/element/runtime.ts');

/**
 * The loader is a script by itself. The runtime is what every island stands on: preact, ui/core, page/core, domain/core
 * and what mounts a view. The decoder is run by workers, which load nothing else.
 * @type {{ name: string, test: (id: string) => boolean }[]}
 */
export const pinned = [
  { name: 'vitrine', test: (id) => /\?for=loader$|\/src\/element\/(vitrine|loader)\.ts$/.test(id) },
  {
    name: 'runtime',
    test: (id) =>
      !id.includes('?for=') &&
      (/\/node_modules\/preact\/|\/src\/(ui\/hooks\/preact-root|(ui|page|domain)\/core\/)/.test(id) ||
        runtimeModules.has(id)),
  },
  { name: 'decoder', test: (id) => /\/widgets\/barcode-scanner\/decoder\/(?!matrix)/.test(id) },
];

/** Modules that stay in the file of their import, which may fail alone: without the camera's reader, a code can be typed. */
export const isApart = (/** @type {string} */ id) =>
  /\/widgets\/barcode-scanner\/deferred\/reading\//.test(id);
