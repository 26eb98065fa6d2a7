/** Writes manifest.json for a build. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pathOf } from './chunks/module-graph.mjs';

/** @typedef {import('vite').Plugin} Plugin */

/** @param {string} file @param {Map<string, { imports: string[] }>} all @returns {string[]} the file and all its static imports */
function closure(file, all, seen = new Set()) {
  if (seen.has(file) || !all.has(file)) return [];
  seen.add(file);
  return [file, ...(all.get(file)?.imports ?? []).flatMap((name) => closure(name, all, seen))];
}

/**
 * manifest.json: every file with its sizes in bytes, its integrity value and its imports; every widget with the
 * files that a page loads until it is usable, and until what its first view imports late is there.
 * modules.json: the modules of every file, for tests; it is not shipped.
 * @param {string} version
 * @returns {Plugin}
 */
export const buildManifest = (version) => ({
  name: 'vitrine:build-manifest',
  writeBundle({ dir = 'dist' }, bundle) {
    const all = new Map(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
    );
    const own = (/** @type {string[]} */ names) => names.filter((name) => all.has(name)).sort();
    const files = [...all.values()].map((file) => {
      const content = readFileSync(join(dir, file.fileName));
      return [
        file.fileName,
        {
          bytes: content.length,
          gzip: gzipSync(content, { level: 9 }).length,
          brotli: brotliCompressSync(content).length,
          integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
          imports: own(file.imports),
          later: own(file.dynamicImports),
        },
      ];
    });
    const fileOf = (/** @type {string} */ id) =>
      [...all.values()].find(({ moduleIds }) => moduleIds.includes(id))?.fileName ?? [];
    const entries = [...all.values()].filter((file) => file.isEntry && file.fileName.startsWith('widgets/'));
    const widgets = entries.map(({ fileName, facadeModuleId, dynamicImports }) => {
      // What a definition itself imports late is the guard of signed-in widgets, before which nothing is shown.
      const guards = this.getModuleInfo(facadeModuleId ?? '')?.dynamicallyImportedIds ?? [];
      const filesOf = (/** @type {string[]} */ files) => [
        ...new Set(['vitrine.js', fileName, ...files].flatMap((file) => closure(file, all))),
      ];
      return [
        fileName.replace(/^widgets\/(.*)\.js$/, 'vt-$1'),
        { file: fileName, usable: filesOf(guards.flatMap(fileOf)), used: filesOf(dynamicImports) },
      ];
    });
    const manifest = {
      version,
      // What takes over a first view that the page came with; the kit's build has it too.
      takeOver: [fileOf(resolve('src/element/served/take-over.ts'))]
        .flat()
        .flatMap((name) => closure(name, all)),
      files: Object.fromEntries(files.sort()),
      widgets: Object.fromEntries(widgets.sort()),
    };
    writeFileSync(join(dir, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    const modules = [...all.values()].map(({ fileName, moduleIds }) => [
      fileName,
      moduleIds.map((id) => pathOf(id)),
    ]);
    writeFileSync(join(dir, 'modules.json'), JSON.stringify(Object.fromEntries(modules)));
  },
});
