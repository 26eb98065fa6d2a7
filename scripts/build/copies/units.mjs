/** What the sources load together, and what is in the runtime: by their imports, before anything is built. */
import { resolve } from 'node:path';
import { importsOf, resolveImport } from '../../source/imports.mjs';
import { staticImports } from '../../source/static-imports.mjs';
import { isLit, widgetFolders } from '../../source/widget-folders.mjs';
import { LOADER, RUNTIME } from '../chunks/module-graph.mjs';
import { isCopyable } from './copyable.mjs';

/** A module that as many of all first views need is in the runtime. */
const MOST = 0.5;
/** Folders that a first view may stand on. */
const CORE = /\/src\/(ui|page|domain)\/core\//;

/**
 * What is loaded together before anything else of a widget or of the page.
 * @typedef {object} Unit
 * @property {Set<string>} modules absolute paths
 * @property {boolean} hasRuntime whether the runtime is there besides
 */

/** @param {string} path */
const late = (path) =>
  importsOf(path).flatMap(({ kind, from }) => (kind === 'late' ? (resolveImport(path, from) ?? []) : []));

/** The first view of a widget: its definition, and the view that is in the same file. @param {string} name */
function firstView(name) {
  const element = resolve('widgets', name, 'element.ts');
  const view = importsOf(element).find(({ kind, from }) => kind === 'late' && from.startsWith('./'));
  const path = view && !isLit(name) ? resolveImport(element, view.from) : undefined;
  return new Set([element, ...(path ? [path] : [])].flatMap((each) => [...staticImports(each)]));
}

/** @param {Map<string, Set<string>>} views first views of islands @returns {(path: string) => boolean} */
function runtimeOf(views) {
  const runtime = staticImports(RUNTIME);
  const counts = new Map();
  for (const modules of views.values())
    for (const path of modules) counts.set(path, (counts.get(path) ?? 0) + 1);
  for (const [path, count] of counts) if (count >= MOST * views.size) runtime.add(path);
  return (path) => runtime.has(path) || CORE.test(path);
}

/**
 * What the page and the elements without an island load: without the runtime, where all that a file takes of it can be copied.
 * @param {string[]} lit their names @param {(path: string) => boolean} inRuntime @returns {Map<string, Unit>}
 */
function unitsWithoutRuntime(lit, inRuntime) {
  /** @type {Map<string, Unit>} */
  const units = new Map();
  const waiting = [
    ...[...staticImports(LOADER)].flatMap(late).filter((path) => path !== resolve(RUNTIME)),
    ...lit.map((name) => resolve('widgets', name, 'element.ts')),
  ];
  for (const root of new Set(waiting)) {
    const modules = staticImports(root);
    const needsRuntime = [...modules].some(
      (path) =>
        importsOf(path).some(({ from, kind }) => kind === 'value' && /^react/.test(from)) ||
        (inRuntime(path) && !isCopyable(path)),
    );
    if (needsRuntime) continue;
    const name = /\/widgets\/([^/]+)\/element\.ts$/.exec(root)?.[1] ?? root.replace(/^.*\/|\.tsx?$/g, '');
    units.set(name, { modules, hasRuntime: false });
    for (const path of modules)
      for (const next of late(path)) if (!waiting.includes(next)) waiting.push(next);
  }
  return units;
}

/** @param {string[]} [widgets] names @returns {{ units: Map<string, Unit>, inRuntime: (path: string) => boolean }} units by name */
export function unitsOfSources(widgets = widgetFolders()) {
  const islands = widgets.filter((name) => !isLit(name));
  const views = new Map(islands.map((name) => [name, firstView(name)]));
  const inRuntime = runtimeOf(views);
  const units = new Map([
    ['loader', { modules: staticImports(LOADER), hasRuntime: false }],
    ...[...views].map(([name, modules]) => /** @type {const} */ ([name, { modules, hasRuntime: true }])),
    ...unitsWithoutRuntime(widgets.filter(isLit), inRuntime),
  ]);
  return { units, inRuntime };
}
