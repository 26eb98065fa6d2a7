/** The names of the chunks that a plan gives to modules. */
import { minifySync } from 'vite';
import { namesOf } from './chunk-names.mjs';
import { LOADER, pathOf, RUNTIME, unitsOf } from './module-graph.mjs';
import { planChunks } from './plan.mjs';
import { visitsOf } from './visits.mjs';

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

/**
 * Names the chunks of modules that several imports load; the bundler puts all others into the file of the one import that
 * loads them.
 * @param {import('./module-graph.mjs').ModuleGraph} graph
 * @param {{ name: string, test: (id: string) => boolean }[]} pinned
 * @param {ReadonlyMap<string, string>} kept the plan before: names by path; new modules join where they cost least
 * @returns {Map<string, string>} names of chunks, by module
 */
export function chunkNames(graph, pinned, kept) {
  const { modules } = graph;
  const pinnedName = (/** @type {string} */ id) => pinned.find(({ test }) => test(id))?.name;
  const inRuntime = (/** @type {string} */ id) => pinnedName(id) === 'runtime';
  const always = alwaysOf(graph, inRuntime);
  const ofRuntime = graph.withAllImports([...modules.keys()].filter(inRuntime));
  const units = unitsOf(graph, always);
  const users = loadedBy(units);
  const planned = [...modules.keys()].flatMap((id) => {
    if (pinnedName(id)) return pinnedName(id) === 'vitrine' ? [] : [id];
    const [first, ...others] = users.get(id) ?? [];
    if (!first || (first.isEntry && others.length === 0)) return [];
    // What one import loads is in that import's file; only a new plan asks whether it should share one.
    return kept.size === 0 || kept.has(pathOf(id)) || others.length > 0 ? [id] : [];
  });
  const names = new Map(
    planned.flatMap((id) => {
      const name = pinnedName(id) ?? kept.get(pathOf(id));
      return name === undefined ? [] : [[id, name]];
    }),
  );
  // What is kept is not compared, so that a build without new modules need not measure any.
  const isMeasured = names.size < planned.length;
  const chunks = planChunks(
    planned.map((id) => ({
      id,
      bytes: isMeasured ? bytesOf(modules.get(id)) : 1,
      imports: modules.get(id)?.importedIds ?? [],
      renamesAll: ofRuntime.has(id),
    })),
    visitsOf(graph, units, always),
    names,
    new Set(pinned.map(({ name }) => name)),
  );
  const shared = chunks.filter(
    ({ isFixed, modules }) => !isFixed && new Set(modules.flatMap(({ id }) => users.get(id) ?? [])).size > 1,
  );
  const targets = units.flatMap(({ id, isEntry }) => (isEntry ? [] : [id]));
  return namesOf(shared, names, new Set(targets));
}

/**
 * What is there before an entry: the loader, and the runtime before an island. Elements without one do not wait for it.
 * @param {import('./module-graph.mjs').ModuleGraph} graph @param {(id: string) => boolean} inRuntime
 * @returns {(entry: string) => Set<string>}
 */
function alwaysOf(graph, inRuntime) {
  const loader = graph.withImports([graph.idOf(LOADER) ?? '']);
  const runtime = graph.withImports([
    ...loader,
    graph.idOf(RUNTIME) ?? '',
    ...[...graph.modules.keys()].filter(inRuntime),
  ]);
  return (entry) => ([...graph.withImports([entry])].some(inRuntime) ? runtime : loader);
}
