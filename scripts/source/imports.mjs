/** What a file imports, and which file of ours that is: for the import graph, the build and the rules of the house. */
import { readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, posix } from 'node:path';
import { parseSync } from 'vite';
import { read } from '../house/read.mjs';
import { root } from '../system/run.mjs';

/** @typedef {import('../house/read.mjs').Import} Import */

/** What an import may leave out of a file's name. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts'];
const SCRIPT = /\.(ts|tsx|mjs)$/;
const STYLE_IMPORT = /@import\s+(?:url\(\s*)?["']([^"']+)["']/g;

/** @param {string} path @returns {Import[]} none where it is neither a script nor a style sheet */
export function importsOf(path) {
  if (path.endsWith('.css')) {
    return [...readFileSync(path, 'utf8').matchAll(STYLE_IMPORT)].map(({ 1: from = '', index }) => ({
      from,
      start: index,
      names: [],
      kind: 'value',
    }));
  }
  if (!SCRIPT.test(path)) return [];
  return read(parseSync(posix.basename(path), readFileSync(path, 'utf8')).program).imports;
}

/** Folders by the names that other folders import them by: `#ui/` is src/ui/. @type {[name: string, folder: string][]} */
const SUBPATHS = Object.entries(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports).map(
  ([name, folder]) => [name.replace('*', ''), folder.replace(/^\.\/|\*/g, '')],
);

/**
 * Resolves a subpath import (`imports` of package.json).
 * @param {string} specifier @returns {string | undefined} path from the root, without an ending; undefined for all others
 */
export function subpath(specifier) {
  const [name = '', folder = ''] = SUBPATHS.find(([each]) => specifier.startsWith(each)) ?? [];
  return name && folder + specifier.slice(name.length).replace(/\?.*$/, '');
}

/** @param {string} path */
const isFileOnDisk = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * @param {string} importer @param {string} specifier as it is written, with a query or without
 * @param {(path: string) => boolean} [isFile] whether there is a file; a folder of the same name is none
 * @returns {string | undefined} where the importer's path starts; undefined where it is no file of ours
 */
export function resolveImport(importer, specifier, isFile = isFileOnDisk) {
  const named = subpath(specifier);
  if (!named && !specifier.startsWith('.')) return undefined;
  const path = named
    ? posix.join(isAbsolute(importer) ? root : '', named)
    : posix.join(posix.dirname(importer), specifier.replace(/[?#].*$/, ''));
  return ENDINGS.map((ending) => path + ending).find(isFile);
}
