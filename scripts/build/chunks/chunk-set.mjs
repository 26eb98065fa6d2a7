/** Chunks with what they cost: who loads them, and what they import. */

/**
 * @typedef {object} PlannedModule
 * @property {string} id
 * @property {number} bytes what it adds to a file, about
 * @property {readonly string[]} imports ids of its static imports
 * @property {boolean} [renamesAll] whether the runtime reaches it, by late imports too: a file's name is in all that import it,
 *   so that a change of it renames nearly all files
 */

/** @typedef {import('./visits.mjs').Visit} Visit */

/**
 * @typedef {object} Chunk
 * @property {number} at its place in the order of the modules
 * @property {PlannedModule[]} modules
 * @property {number} bytes
 * @property {Uint8Array} visits 1 for each visit that loads it
 * @property {Set<Chunk>} imports
 * @property {boolean} isKept whether it is one of an earlier plan
 * @property {boolean} isFixed whether nothing joins it
 * @property {boolean} renamesAll of its modules; others never join it
 */

/**
 * Returns chunks of the modules: those that an earlier plan put together, and of the others those that the same visits
 * need. Whoever loads a chunk loads what it imports.
 * @param {readonly PlannedModule[]} modules
 * @param {readonly Visit[]} visits
 * @param {ReadonlyMap<string, string>} [kept] names of an earlier plan's chunks, by module
 * @param {ReadonlySet<string>} [fixed] names of those that nothing joins
 * @returns {Set<Chunk>}
 */
export function chunksOf(modules, visits, kept = new Map(), fixed = new Set()) {
  /** @type {Map<string, Chunk>} */
  const byKey = new Map();
  /** @type {Map<string, Chunk>} */
  const home = new Map();
  for (const module of modules) {
    const needed = Uint8Array.from(visits, (visit) => (visit.modules.has(module.id) ? 1 : 0));
    const name = kept.get(module.id);
    const renamesAll = module.renamesAll ?? false;
    const key = name === undefined ? `${renamesAll} ${needed.join('')}` : `kept ${name}`;
    const found = byKey.get(key);
    const chunk = found ?? {
      at: byKey.size,
      modules: [],
      bytes: 0,
      visits: new Uint8Array(visits.length),
      imports: new Set(),
      isKept: name !== undefined,
      isFixed: name !== undefined && fixed.has(name),
      renamesAll,
    };
    byKey.set(key, chunk);
    home.set(module.id, chunk);
    chunk.modules.push(module);
    chunk.bytes += module.bytes;
    addVisits(chunk, needed);
  }
  const chunks = new Set(byKey.values());
  for (const chunk of chunks)
    for (const { imports } of chunk.modules)
      for (const id of imports) {
        const target = home.get(id);
        if (target && target !== chunk) chunk.imports.add(target);
      }
  openCircles(chunks);
  for (const chunk of chunks) for (const below of importsOf(chunk)) addVisits(below, chunk.visits);
  return chunks;
}

/** @param {Chunk} chunk @param {Uint8Array} visits */
function addVisits(chunk, visits) {
  for (let at = 0; at < visits.length; at++) if (visits[at]) chunk.visits[at] = 1;
}

/** All chunks that a chunk imports, directly or not. @param {Chunk} chunk @returns {Set<Chunk>} */
export function importsOf(chunk) {
  const reached = new Set(chunk.imports);
  for (const each of reached) for (const next of each.imports) reached.add(next);
  return reached;
}

/**
 * Whether two chunks can be one: not if one imports the other by a third, which would then import what imports it.
 * @param {Chunk} one @param {Chunk} other
 */
export const canMerge = (one, other) => !importsByThird(one, other) && !importsByThird(other, one);

/** @param {Chunk} from @param {Chunk} to */
const importsByThird = (from, to) =>
  [...from.imports].some((each) => each !== to && (each.imports.has(to) || importsOf(each).has(to)));

/**
 * Moves all of one chunk into another, and returns the chunks that visits load now and did not before.
 * @param {Set<Chunk>} chunks @param {Chunk} into @param {Chunk} from
 */
export function merge(chunks, into, from) {
  into.modules.push(...from.modules);
  into.bytes += from.bytes;
  into.at = Math.min(into.at, from.at);
  into.isKept ||= from.isKept;
  for (const each of from.imports) into.imports.add(each);
  chunks.delete(from);
  for (const each of chunks) if (each.imports.delete(from)) each.imports.add(into);
  into.imports.delete(into);
  addVisits(into, from.visits);
  const changed = [...importsOf(into)].filter((each) =>
    into.visits.some((loads, at) => loads && !each.visits[at]),
  );
  for (const each of changed) addVisits(each, into.visits);
  return changed;
}

/** Makes one chunk of those that import each other, which an earlier plan can leave behind. @param {Set<Chunk>} chunks */
function openCircles(chunks) {
  for (const chunk of chunks)
    for (const other of importsOf(chunk))
      if (other !== chunk && chunks.has(other) && chunks.has(chunk) && importsOf(other).has(chunk))
        merge(chunks, chunk, other);
}
