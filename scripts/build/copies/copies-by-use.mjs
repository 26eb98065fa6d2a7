/**
 * Copies of modules, by what loads them. A file on the way to a first view must not wait for a further one because of a few
 * lines that it shares with others: it has a copy of what it imports if that is small and without state.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOADER } from '../chunks/module-graph.mjs';
import { isCopyable } from './copyable.mjs';
import { unitsOfSources } from './units.mjs';

/** Computes from the sources what is in the runtime, and which module is copied for whom. @param {string[]} [widgets] names */
export function computeCopies(widgets) {
  const { units, inRuntime } = unitsOfSources(widgets);
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const [name, { modules }] of units) {
    if (name === 'loader') continue;
    for (const path of modules) users.set(path, [...(users.get(path) ?? []), name]);
  }
  const entries = new Set([resolve(LOADER), resolve('src/element/loader.ts')]);
  /** Names of the units for which an importer takes copies. @param {string} importer an id */
  const takers = (importer) => {
    const [, copy] = /[?&]copy=([^&]+)/.exec(importer) ?? [];
    if (copy) return copy.split('+');
    if (entries.has(importer)) return ['loader'];
    // A widget's later files take what is in its first one.
    const [, widget = ''] = /\/widgets\/([^/]+)\//.exec(importer) ?? [];
    return units.get(widget)?.hasRuntime ? [widget] : inRuntime(importer) ? [] : (users.get(importer) ?? []);
  };
  return {
    inRuntime,
    /**
     * The units for which a module is copied where this importer imports it; undefined if it is not copied.
     * @param {string} path @param {string} importer @returns {string | undefined}
     */
    copyFor(path, importer) {
      const names = takers(importer);
      if (names.length === 0 || entries.has(path)) return undefined;
      const all = names.flatMap((name) => units.get(name) ?? []);
      if (!all.every(({ modules }) => modules.has(path))) return undefined;
      if (names[0] === 'loader') return 'loader';
      // A module of one unit alone is there already.
      const isShared = inRuntime(path) || (users.get(path)?.length ?? 0) > names.length;
      const isThere = all.every(({ hasRuntime }) => hasRuntime) && inRuntime(path);
      return isShared && !isThere && isCopyable(path) ? names.join('+') : undefined;
    },
  };
}

/**
 * @param {ReturnType<typeof computeCopies>} copies
 * @returns {import('vite').Plugin}
 */
export const copiesByUse = ({ copyFor }) => ({
  name: 'vitrine:copies-by-use',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || importer.includes('/node_modules/')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const path = found?.id.replace(/\?.*/, '') ?? '';
    if (!found || found.external || options.kind === 'dynamic-import' || !existsSync(path)) return found;
    const copy = copyFor(path, importer);
    return copy ? { ...found, id: `${found.id}${found.id.includes('?') ? '&' : '?'}copy=${copy}` } : found;
  },
});
