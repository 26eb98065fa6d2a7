/** Writes manifest.json for a build. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { FOLLOWS } from './chunks/following.mjs';
import { chunks } from './vite-chunks.mjs';

/** @typedef {import('vite').Plugin} Plugin */

/** @param {string} file @param {Map<string, { imports: string[] }>} all @returns {string[]} the file and all its static imports */
function closure(file, all, seen = new Set()) {
  if (seen.has(file) || !all.has(file)) return [];
  seen.add(file);
  return [file, ...(all.get(file)?.imports ?? []).flatMap((name) => closure(name, all, seen))];
}

/**
 * A widget's budget, apart from the bytes: the sources that it needs to be usable although they load after the first
 * view; those that it shows to a visitor who touches nothing ("shown", of the widgets on the pages of sized-pages.mjs);
 * those that it needs for its main task ("used"); and those that only some visitors need for it ("sometimes").
 * @param {string} fileName widgets/NAME.js
 * @returns {{ usable?: { sources?: string[] }, shown?: { sources?: string[] }, used?: { sources?: string[], sometimes?: string[] } }}
 */
const budgetOf = (fileName) => {
  const path = `${fileName.replace(/\.js$/, '')}/budget.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};

/**
 * manifest.json: every file with its sizes in bytes, its integrity value and its imports; every widget with the
 * files that a page loads until it is usable, and until its main task is done.
 * Computed from the files on disk.
 * @param {string} version
 * @returns {Plugin}
 */
export const buildManifest = (version) => ({
  name: 'vitrine:build-manifest',
  writeBundle({ dir = 'dist' }, bundle) {
    const all = new Map(chunks(bundle).map((file) => [file.fileName, file]));
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
    /** Returns the file with a source; undefined if the build has no widget that needs it. */
    const fileOf = (/** @type {string} */ source) =>
      existsSync(source)
        ? [...all.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)))
            ?.fileName
        : this.error(`${source} is gone`);
    /** Returns a widget's file and those of some of its sources, with all their imports. */
    const needed = (/** @type {string} */ file, /** @type {string[]} */ sources = []) => {
      const later = sources.map((source) => fileOf(source) ?? this.error(`${source} is in no file any more`));
      return [...new Set([file, ...later].flatMap((name) => closure(name, all)))];
    };
    /** Adds the files that load by themselves once others are there. @param {string[]} names */
    const withFollowing = (names) => {
      const has = (/** @type {string} */ source) =>
        names.some((name) => all.get(name)?.moduleIds.some((id) => id.endsWith(`/${source}`)));
      const followed = FOLLOWS.flatMap(([before, after]) => (has(before) ? (fileOf(after) ?? []) : []));
      return [...new Set([...names, ...followed.flatMap((name) => closure(name, all))])];
    };
    const entries = [...all.values()].filter((file) => file.isEntry && file.fileName.startsWith('widgets/'));
    const widgets = entries.map(({ fileName }) => {
      const { usable = {}, shown, used = {} } = budgetOf(fileName);
      const first = [...new Set([...closure('vitrine.js', all), ...needed(fileName, usable.sources)])];
      return [
        fileName.replace(/^widgets\/(.*)\.js$/, 'vt-$1'),
        {
          file: fileName,
          usable: first,
          ...(shown && { shown: [...new Set([...first, ...needed(fileName, shown.sources)])] }),
          used: withFollowing([...first, ...needed(fileName, used.sources)]),
          // The kit's build has not all widgets.
          sometimes: needed(
            fileName,
            used.sometimes?.filter((source) => fileOf(source)),
          ),
        },
      ];
    });
    const manifest = {
      version,
      // What takes over a first view that the page came with; the kit's build has it too.
      takeOver: closure(fileOf('src/element/served/take-over.ts') ?? '', all),
      files: Object.fromEntries(files.sort()),
      widgets: Object.fromEntries(widgets.sort()),
    };
    writeFileSync(join(dir, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  },
});
