/** Chunks that no plan decides on. */

/**
 * The loader is a script by itself. The runtime is what every island stands on: preact, the core folders, and what mounts a
 * view. The decoder is run by workers, which load nothing else.
 * @param {(path: string) => boolean} inRuntime
 * @returns {{ name: string, test: (id: string) => boolean }[]}
 */
export const pinnedChunks = (inRuntime) => [
  { name: 'vitrine', test: (id) => /\?copy=loader$|\/src\/element\/(vitrine|loader)\.ts$/.test(id) },
  {
    name: 'runtime',
    test: (id) =>
      !id.includes('copy=') && (/\/node_modules\/preact\//.test(id) || inRuntime(id.replace(/\?.*/, ''))),
  },
  { name: 'decoder', test: (id) => /\/widgets\/barcode-scanner\/decoder\/(?!matrix)/.test(id) },
];
