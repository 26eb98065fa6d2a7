/** The import rule of first views. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { isCopyable } from '../build/copies/copyable.mjs';
import { resolveImport } from '../source/imports.mjs';
import { valueImports } from '../source/static-imports.mjs';

/** @typedef {import('./rules.mjs').Problem} Problem */

/** Folders of the runtime, which a first view may stand on. */
const CORE = /^src\/(ui|page|domain)\/core\//;

/** @param {string} path of an element.ts @returns {string | undefined} the module specifier of its island */
function islandOf(path) {
  const text = readFileSync(path, 'utf8');
  parseSync(path, text);
  return /\bisland:\s*\(\)\s*=>\s*import\('([^']+)'\)/.exec(text)?.[1];
}

/**
 * Checks that a first view, and the files of its folder that it imports statically, import only core, packages, and what is
 * copied into its own file (build/copies/): small modules without state, which import no others. Type imports are ignored.
 * @param {string} folder of the widget, from the root, with slashes @param {string} root
 * @returns {Problem[]}
 */
export function firstViewProblems(folder, root) {
  const element = posix.join(root, folder, 'element.ts');
  const island = islandOf(element);
  const view = island && resolveImport(element, island);
  if (!view) return [];
  /** @type {Problem[]} */
  const problems = [];
  const reached = new Set([view]);
  for (const path of reached) {
    if (!/\.tsx?$/.test(path) || CORE.test(posix.relative(root, path))) continue;
    for (const { specifier, line } of valueImports(path)) {
      const found = resolveImport(path, specifier);
      if (!found) continue;
      const target = posix.relative(root, found);
      if (target.startsWith(`${folder}/`) || isCopyable(found)) reached.add(found);
      else if (!CORE.test(target)) {
        problems.push({
          path: posix.relative(root, path),
          line,
          rule: 'first-view',
          message: `'${specifier}' would load before the first sight of the widget: import it in deferred/, or to a small module without state, or move what every first view needs to core`,
        });
      }
    }
  }
  return problems;
}
