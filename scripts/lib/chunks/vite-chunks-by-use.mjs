/** The plugin that plans a build's chunks (plan.mjs), and the settings by which the bundler follows the plan. */
import { writeFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { begun } from './begun.mjs';
import { namesOf } from './chunk-names.mjs';
import { keptChunks, writePlan } from './kept-plan.mjs';
import { ALWAYS, graphOf, pathOf, unitsOf } from './module-graph.mjs';
import { isApart, pinned } from './pinned.mjs';
import { planChunks } from './plan.mjs';
import { visitsOf } from './visits.mjs';

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {import('./module-graph.mjs').ModuleInfo} ModuleInfo */
/** @typedef {import('./module-graph.mjs').Unit} Unit */

/** Brotli of minified code, about; a plan compares modules with each other. */
const COMPRESSED = 0.35;

/** @param {ModuleInfo | undefined} info @returns {number} bytes */
const bytesOf = (info) => Math.ceil(minifySync('module.js', info?.code ?? '').code.length * COMPRESSED);

/**
 * Returns for each module the units that load it, apart from those before which it is there.
 * @param {Unit[]} units @returns {Map<string, Unit[]>}
 */
function loadedBy(units) {
  /** @type {Map<string, Unit[]>} */
  const found = new Map();
  for (const unit of units)
    for (const id of unit.modules)
      if (unit.isEntry || !unit.before.has(id)) found.set(id, [...(found.get(id) ?? []), unit]);
  return found;
}

/** What imports load, and what is there before every widget. @param {import('./module-graph.mjs').ModuleGraph} graph */
function loadsOf(graph) {
  const always = graph.withImports(ALWAYS.flatMap((path) => graph.idOf(path) ?? []));
  return { always, units: unitsOf(graph, always) };
}

/**
 * Names the chunks of modules that several imports load; the bundler puts all others into the file of the one import that
 * loads them.
 * @param {import('./module-graph.mjs').ModuleGraph} graph
 * @param {ReadonlyMap<string, string>} [kept] the plan before: names by path; new modules join where they cost least.
 *   Without it all but what is begun (begun.mjs) is planned anew
 * @returns {Map<string, string>} names of chunks, by module
 */
export function chunkNames(graph, kept) {
  const { modules } = graph;
  const { units, always } = loadsOf(graph);
  const users = loadedBy(units);
  const isPinned = (/** @type {string} */ id) => pinned.some(({ test }) => test(id));
  const before = kept ?? begunChunks(graph, (id) => !isPinned(id));
  const planned = [...users].flatMap(([id, [first, ...others]]) => {
    if (isPinned(id) || isApart(id) || (first?.isEntry && others.length === 0)) return [];
    // What one import loads is in that import's file; only a new plan asks whether it should share one.
    return !kept || kept.has(pathOf(id)) || others.length > 0 ? [id] : [];
  });
  const names = new Map(
    planned.flatMap((id) => (before.has(pathOf(id)) ? [[id, before.get(pathOf(id)) ?? '']] : [])),
  );
  // What is kept is not compared, so that a build without new modules need not measure any.
  const isMeasured = names.size < planned.length;
  const chunks = planChunks(
    planned.map((id) => ({
      id,
      bytes: isMeasured ? bytesOf(modules.get(id)) : 1,
      imports: modules.get(id)?.importedIds ?? [],
    })),
    visitsOf(graph, units, always),
    names,
  );
  const shared = chunks.filter(
    (chunk) => new Set(chunk.modules.flatMap(({ id }) => users.get(id) ?? [])).size > 1,
  );
  const targets = units.flatMap(({ id, isEntry }) => (isEntry ? [] : [id]));
  return namesOf(shared, names, new Set(targets));
}

/**
 * The chunks that a new plan begins with: names by path.
 * @param {import('./module-graph.mjs').ModuleGraph} graph @param {(id: string) => boolean} isFree whether no pinned chunk has it
 */
function begunChunks(graph, isFree) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const { name, test } of begun)
    for (const id of graph.withImports(
      [...graph.modules.keys()].filter((id) => !id.includes('?') && test(pathOf(id))),
    ))
      if (isFree(id) && !names.has(pathOf(id))) names.set(pathOf(id), name);
  return names;
}

/**
 * What a plan is refined for (refine/measured.mjs): the targets of dynamic imports, the imports of all modules, and the
 * visits; modules by path.
 * @param {import('./module-graph.mjs').ModuleGraph} graph
 */
function describe(graph) {
  const { modules } = graph;
  const { units, always } = loadsOf(graph);
  const ids = new Set(units.flatMap((unit) => [...unit.modules]));
  const named = (/** @type {'importedIds' | 'dynamicallyImportedIds'} */ kind) =>
    Object.fromEntries(
      [...ids].map((id) => [pathOf(id), (modules.get(id)?.[kind] ?? []).map((next) => pathOf(next))]),
    );
  return {
    targets: units.flatMap(({ id, isEntry }) => (isEntry ? [] : [pathOf(id)])),
    imports: named('importedIds'),
    later: named('dynamicallyImportedIds'),
    visits: visitsOf(graph, units, always).map((visit) => ({
      ...visit,
      modules: [...visit.modules].map((id) => pathOf(id)),
    })),
  };
}

/**
 * Returns the plugin, and the groups for the bundler, which asks for names once all modules are known.
 * @param {{ isPlanned: boolean, isWritten: boolean, graph?: string }} options isPlanned: else the bundler has a file for all
 *   that the same imports load, which is exact and many files. isWritten: whether the plan is made anew and written (`npm run
 *   chunks`). graph: the file that describes the build's modules, to refine the plan
 * @returns {{ plugin: Plugin, groups: import('vite').Rolldown.CodeSplittingGroup[] }}
 */
export function chunksByUse({ isPlanned, isWritten, graph: file }) {
  /** @type {Map<string, string>} */
  let names = new Map();
  return {
    plugin: {
      name: 'vitrine:chunks-by-use',
      apply: 'build',
      buildEnd(error) {
        if (error || !isPlanned) return;
        const graph = graphOf(this);
        names = chunkNames(graph, isWritten ? undefined : keptChunks());
        if (isWritten) writePlan(names);
        if (file) writeFileSync(file, JSON.stringify(describe(graph)));
      },
    },
    groups: [
      ...pinned.map(({ name, test }, at) => ({ name, test, priority: pinned.length + 1 - at })),
      {
        debugName: 'chunks by use',
        name: (id) => names.get(id) ?? null,
        // The plan has a chunk for each module already.
        includeDependenciesRecursively: false,
      },
    ],
  };
}
