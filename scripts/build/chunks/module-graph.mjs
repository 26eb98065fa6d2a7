/** The modules of a build, and what each entry and each dynamic import loads of them. */
import { relative } from 'node:path';

/**
 * @typedef {object} ModuleInfo as the bundler tells it
 * @property {boolean} isEntry
 * @property {readonly string[]} importedIds static imports
 * @property {readonly string[]} dynamicallyImportedIds
 * @property {string | null} [code]
 */

/**
 * @typedef {object} ModuleGraph
 * @property {Map<string, ModuleInfo>} modules by id
 * @property {(path: string) => string | undefined} idOf of a path from the working directory
 * @property {(ids: Iterable<string>) => Set<string>} withImports the modules, and all that they import statically
 * @property {(ids: Iterable<string>) => Set<string>} withAllImports the same with what they import dynamically
 */

/** A module's path from the working directory, as lists name it. @param {string} id @param {string} [root] */
export const pathOf = (id, root = process.cwd()) =>
  relative(root, id.replace('\0', '')).replaceAll('\\', '/');

export const LOADER = 'src/element/vitrine.ts';
export const RUNTIME = 'src/element/runtime.ts';

/**
 * The graph of a build, once all its modules are known.
 * @param {{ getModuleIds: () => Iterable<string>, getModuleInfo: (id: string) => ModuleInfo | null }} bundler
 */
export function graphOf(bundler) {
  const ids = [...bundler.getModuleIds()].sort();
  return moduleGraph(
    new Map(
      ids.flatMap((id) => {
        const info = bundler.getModuleInfo(id);
        return info ? [[id, info]] : [];
      }),
    ),
  );
}

/** @param {Map<string, ModuleInfo>} modules @param {string} [root] @returns {ModuleGraph} */
export function moduleGraph(modules, root) {
  const ids = new Map([...modules.keys()].map((id) => [pathOf(id, root), id]));
  /** @param {Iterable<string>} starts @param {(info: ModuleInfo | undefined) => readonly string[]} importsOf */
  const reach = (starts, importsOf) => {
    const reached = new Set([...starts].filter((id) => modules.has(id)));
    for (const id of reached)
      for (const next of importsOf(modules.get(id))) if (modules.has(next)) reached.add(next);
    return reached;
  };
  return {
    modules,
    idOf: (path) => ids.get(path),
    withImports: (starts) => reach(starts, (info) => info?.importedIds ?? []),
    withAllImports: (starts) =>
      reach(starts, (info) => [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]),
  };
}

/**
 * @typedef {object} Unit what one import loads: an entry, or the target of dynamic imports
 * @property {string} id
 * @property {boolean} isEntry
 * @property {Set<string>} modules with all static imports
 * @property {Set<string>} before modules that are there whenever it is imported
 */

/**
 * Returns the units of a graph. What is there before a dynamic import is what all its importers have in common.
 * @param {ModuleGraph} graph
 * @param {(entry: string) => ReadonlySet<string>} always modules that are there before an entry
 * @returns {Unit[]}
 */
export function unitsOf({ modules, withImports }, always) {
  const entries = new Set([...modules].flatMap(([id, { isEntry }]) => (isEntry ? [id] : [])));
  const targets = [...modules.values()].flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds);
  const units = new Map(
    [...new Set([...entries, ...targets.filter((id) => modules.has(id))])].map((id) => {
      const isEntry = entries.has(id);
      return [
        id,
        { id, isEntry, modules: withImports([id]), before: isEntry ? new Set(always(id)) : undefined },
      ];
    }),
  );
  /** @type {Map<string, Set<string>>} importers by unit */
  const importers = new Map([...units.keys()].map((id) => [id, new Set()]));
  for (const unit of units.values())
    for (const id of unit.modules)
      for (const target of modules.get(id)?.dynamicallyImportedIds ?? []) importers.get(target)?.add(unit.id);
  // Each round can only remove modules, so that it ends.
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const unit of units.values()) {
      if (unit.isEntry) continue;
      const common = inCommon([...(importers.get(unit.id) ?? [])].map((id) => units.get(id)));
      if (!common || common.size === unit.before?.size) continue;
      unit.before = common;
      hasChanged = true;
    }
  }
  return [...units.values()].map((unit) => ({ ...unit, before: unit.before ?? new Set() }));
}

/**
 * The modules that are there once any of some units has loaded; those of which nothing is known yet are left out.
 * @param {({ modules: Set<string>, before?: Set<string> } | undefined)[]} importers
 */
function inCommon(importers) {
  /** @type {Set<string> | undefined} */
  let common;
  for (const importer of importers) {
    const before = importer?.before;
    if (!importer || !before) continue;
    if (!common) common = new Set([...before, ...importer.modules]);
    else for (const id of common) if (!before.has(id) && !importer.modules.has(id)) common.delete(id);
  }
  return common;
}
