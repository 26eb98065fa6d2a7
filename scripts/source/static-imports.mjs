/** What a source file imports statically, types aside: what loads with it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importsOf, resolveImport } from './imports.mjs';

/** @param {string} path @returns {{ specifier: string, line: number }[]} static imports and re-exports of values */
export function valueImports(path) {
  const text = readFileSync(path, 'utf8');
  return importsOf(path)
    .filter(({ kind }) => kind === 'value')
    .map(({ from, start }) => ({ specifier: from, line: text.slice(0, start).split('\n').length }));
}

/**
 * Returns a file and all files that it imports statically, directly or indirectly.
 * @param {string} entry from the working directory @returns {Set<string>} absolute paths
 */
export function staticImports(entry) {
  const reached = new Set([resolve(entry)]);
  for (const path of reached) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const { specifier } of valueImports(path)) {
      const found = resolveImport(path, specifier);
      if (found) reached.add(found);
    }
  }
  return reached;
}
