/** What a file imports, and which file of ours that is: for the import graph, the build and the rules of the house. */
import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { read } from './house-read.mjs';

/** @typedef {import('./house-read.mjs').Import} Import */

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

/** @param {string} path */
const isFileOnDisk = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * @param {string} importer @param {string} specifier as it is written, with a query or without
 * @param {(path: string) => boolean} [isFile] whether there is a file; a folder of the same name is none
 * @returns {string | undefined} where the importer's path starts; undefined where it is no file of ours
 */
export function resolveImport(importer, specifier, isFile = isFileOnDisk) {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(importer), specifier.replace(/[?#].*$/, ''));
  return ENDINGS.map((ending) => path + ending).find(isFile);
}
