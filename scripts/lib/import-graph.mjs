/** The import graph of the whole repository: sources, style sheets, tests, stories, demo pages, scripts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { read } from './house-read.mjs';

/** @typedef {Map<string, Set<string>>} ImportGraph a file and the files that it imports; paths from the root */

const FOLDERS = ['src', 'widgets', 'stories', 'test', 'demo-pages', 'scripts'];
const SCRIPT = /\.(ts|tsx|mjs)$/;
/** Suffixes that an import may omit. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts'];

/** @param {string} root @param {string} folder @returns {string[]} */
const filesBelow = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) => {
        const path = join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1);
        return entry.isFile() ? [path.replaceAll('\\', '/')] : [];
      })
    : [];

/**
 * Includes static and dynamic imports and types; files read by a glob or by path have no edge.
 * @param {string} root @param {readonly string[]} [gone] deleted files that may still be imported
 * @returns {ImportGraph}
 */
export function readImportGraph(root, gone = []) {
  const there = FOLDERS.flatMap((folder) => filesBelow(root, folder));
  const files = new Set([...there, ...gone]);
  /** @param {string} from the importing file @param {string} specifier */
  const resolve = (from, specifier) => {
    if (!specifier.startsWith('.')) return [];
    const path = posix.join(posix.dirname(from), specifier.replace(/[?#].*$/, ''));
    const found = ENDINGS.map((ending) => path + ending).find((each) => files.has(each));
    return found ? [found] : [];
  };
  /** @param {string} path */
  const importsOf = (path) => {
    const { program } = parseSync(posix.basename(path), readFileSync(join(root, path), 'utf8'));
    return new Set(read(program).imports.flatMap(({ from }) => resolve(path, from)));
  };
  return new Map(there.map((path) => [path, SCRIPT.test(path) ? importsOf(path) : new Set()]));
}

/**
 * Returns the given files and all files that import them, directly or indirectly.
 * @param {ImportGraph} graph @param {readonly string[]} changed @returns {Set<string>}
 */
export function reachedFrom(graph, changed) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [path, imports] of graph) {
    for (const each of imports) importers.set(each, [...(importers.get(each) ?? []), path]);
  }
  return walk(changed, (path) => importers.get(path) ?? []);
}

/**
 * Returns a file and all files that it imports, directly or indirectly.
 * @param {ImportGraph} graph @param {string} path @returns {Set<string>}
 */
export const importsBelow = (graph, path) => walk([path], (each) => graph.get(each) ?? []);

/** @param {readonly string[]} start @param {(path: string) => Iterable<string>} next @returns {Set<string>} */
function walk(start, next) {
  const reached = new Set(start);
  // Iterating over a set includes elements added during the iteration.
  for (const path of reached) for (const each of next(path)) reached.add(each);
  return reached;
}
