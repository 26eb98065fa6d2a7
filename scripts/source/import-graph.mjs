/** Which file imports which, over the whole repository: sources, style sheets, tests, stories, demo pages, scripts. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, resolveImport } from './imports.mjs';

/** @typedef {Map<string, Set<string>>} ImportGraph a file and the files that it imports; paths from the root */

const FOLDERS = ['src', 'widgets', 'stories', 'test', 'demo-pages', 'scripts'];

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
 * @param {'all' | 'values'} [which] values: without imports of types only
 * @returns {ImportGraph}
 */
export function readImportGraph(root, gone = [], which = 'all') {
  const there = FOLDERS.flatMap((folder) => filesBelow(root, folder));
  const files = new Set([...there, ...gone]);
  /** @param {string} path */
  const targetsOf = (path) =>
    importsOf(join(root, path)).flatMap(({ from, kind }) =>
      which === 'values' && kind === 'type'
        ? []
        : (resolveImport(path, from, (each) => files.has(each)) ?? []),
    );
  return new Map(there.map((path) => [path, new Set(targetsOf(path))]));
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

/**
 * Where a page begins to load what is ours, the entries of the package, what its entry for servers is made of
 * (server-entry.mjs), a widget's files that are read by path, the program of `npx vitrine`, and src/cms/, which is copied whole.
 */
const ENTRY =
  /^(src\/cms\/.*|src\/cli\/(vitrine|built-facts\.d)\.ts|src\/element\/((vitrine|package\/(entry|server|first-views\.d|jsx|svelte|vue|generated\/react))\.ts|package\/Widget\.astro|server\/(render-widget|host|page|page-singleton|safe-url)\.tsx?)|widgets\/[^/]+\/(element\.ts|author\.[\w-]+\.ts))$/;

/** Whether others than us load a file, so that no import leads to it. @param {string} path from the root */
export const isEntry = (path) => ENTRY.test(path);

/**
 * Files of src and widgets that nothing leads to: no page, no story, no test and no tool, not by way of others either.
 * @param {ImportGraph} graph @returns {string[]}
 */
export function unreachable(graph) {
  const files = [...graph.keys()];
  const ours = (/** @type {string} */ path) => /^(src|widgets)\//.test(path);
  const reached = walk(
    files.filter((path) => !ours(path) || ENTRY.test(path)),
    (path) => graph.get(path) ?? [],
  );
  return files.filter((path) => !reached.has(path));
}

/** @param {readonly string[]} start @param {(path: string) => Iterable<string>} next @returns {Set<string>} */
function walk(start, next) {
  const reached = new Set(start);
  // Iterating over a set includes elements added during the iteration.
  for (const path of reached) for (const each of next(path)) reached.add(each);
  return reached;
}
