/** The static imports of a source file, without types. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';

const ENDINGS = ['', '.ts', '.tsx'];

/** @param {any} node @returns {boolean} whether it imports any value */
const hasValues = ({ importKind, exportKind, specifiers = [] }) =>
  importKind !== 'type' &&
  exportKind !== 'type' &&
  (specifiers.length === 0 ||
    specifiers.some((/** @type {any} */ each) => (each.importKind ?? each.exportKind) !== 'type'));

/** @param {string} path @returns {{ specifier: string, line: number }[]} static imports and re-exports of values */
export function valueImports(path) {
  const text = readFileSync(path, 'utf8');
  const { program } = parseSync(path, text);
  return program.body.flatMap((/** @type {any} */ node) =>
    /^(Import|Export(Named|All))Declaration$/.test(node.type) && node.source && hasValues(node)
      ? [{ specifier: node.source.value, line: text.slice(0, node.start).split('\n').length }]
      : [],
  );
}

/** @param {string} importer @param {string} specifier @returns {string | undefined} absolute path of a file of this repository */
export function resolveImport(importer, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(importer), specifier.replace(/[?#].*$/, ''));
  return ENDINGS.map((ending) => path + ending).find((each) => existsSync(each));
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
