/** The rule of a widget's first view: what is on the way to the first sight of it. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { resolveImport } from './imports.mjs';
import { valueImports } from './static-imports.mjs';

/** @typedef {import('./house-rules.mjs').Problem} Problem */

/** What every first view stands on, in chunks that are there anyway, and what is copied into its own. */
const CORE = /^src\/(ui|page|domain)\/(core|standalone)\//;

/** @param {string} path of an element.ts @returns {string | undefined} the module of its island, as it is written */
function islandOf(path) {
  const text = readFileSync(path, 'utf8');
  parseSync(path, text);
  return /\bisland:\s*\(\)\s*=>\s*import\('([^']+)'\)/.exec(text)?.[1];
}

/**
 * A first view and what of its own folder it imports statically may import only core, and packages; types aside.
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
    if (!/\.tsx?$/.test(path)) continue;
    for (const { specifier, line } of valueImports(path)) {
      const found = resolveImport(path, specifier);
      if (!found) continue;
      const target = posix.relative(root, found);
      if (target.startsWith(`${folder}/`)) reached.add(found);
      else if (!CORE.test(target)) {
        problems.push({
          path: posix.relative(root, path),
          line,
          rule: 'first-view',
          message: `'${specifier}' would load before the first sight of the widget: import it in deferred.ts, or move what every first view needs to core`,
        });
      }
    }
  }
  return problems;
}
