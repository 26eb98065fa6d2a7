/**
 * Makes a plan of chunks better by small moves: modules that the same visits need move together to another chunk or to one
 * of their own, a chunk is divided, joins another, a module goes to what it is used with. A move stays if all visits
 * together cost less; the same plan comes of the same modules.
 */
import { costOf } from './cost.mjs';

/** @typedef {import('./cost.mjs').PlannedModule} PlannedModule */
/** @typedef {import('./cost.mjs').WeighedVisit} WeighedVisit */

/** Chunks that can come besides those of the plan before. */
const FREE = 60;
const MOST_ROUNDS = 12;

/**
 * Returns the chunk of each module.
 * @param {readonly PlannedModule[]} modules
 * @param {readonly WeighedVisit[]} visits
 * @param {readonly number[]} before chunks of the plan before, by place of module
 * @returns {number[]} those of the plan before, and others after them
 */
export function refine(modules, visits, before) {
  const known = Math.max(-1, ...before) + 1;
  const count = known + FREE;
  const chunkOf = Int32Array.from(before);
  const neededBy = neededByVisits(modules, visits);
  const usedBy = importersOf(modules);
  const isOpen = openChunks(modules, before, count, known);
  const movable = modules.flatMap(({ isFixed }, at) => (isFixed ? [] : [at]));
  let cost = costOf(modules, visits, chunkOf, count);

  /** Moves modules to the chunk that costs least, if it costs less than where they are. @param {number[]} set @param {Iterable<number>} targets */
  const move = (set, targets) => {
    const from = set.map((at) => /** @type {number} */ (chunkOf[at]));
    let best = -1;
    for (const target of targets) {
      if (!isOpen[target] || from.every((chunk) => chunk === target)) continue;
      for (const at of set) chunkOf[at] = target;
      const found = costOf(modules, visits, chunkOf, count);
      if (found < cost - 1e-6) [cost, best] = [found, target];
    }
    set.forEach((at, index) => {
      chunkOf[at] = best < 0 ? /** @type {number} */ (from[index]) : best;
    });
  };
  const empty = () => {
    const taken = new Set(chunkOf);
    for (let chunk = known; chunk < count; chunk++) if (!taken.has(chunk)) return [chunk];
    return [];
  };
  /** The movable modules by what a function says of them. @template K @param {(at: number) => K} keyOf */
  const grouped = (keyOf) => {
    /** @type {Map<K, number[]>} */
    const groups = new Map();
    for (const at of movable) groups.set(keyOf(at), [...(groups.get(keyOf(at)) ?? []), at]);
    return groups;
  };
  /** Chunks that a visit loads which needs one of these modules. @param {number[]} set */
  const besides = (set) => {
    const mine = new Set(set.flatMap((at) => [...(neededBy[at] ?? [])]));
    const found = new Set();
    for (const at of movable)
      if ([...(neededBy[at] ?? [])].some((visit) => mine.has(visit))) found.add(chunkOf[at]);
    return found;
  };

  for (let round = 0; round < MOST_ROUNDS; round++) {
    const start = cost;
    for (const set of grouped((at) => `${chunkOf[at]} ${[...(neededBy[at] ?? [])].join()}`).values())
      move(set, [...besides(set), ...empty()]);
    for (const [chunk, set] of grouped((at) => chunkOf[at]))
      for (let visit = 0; visit < visits.length; visit++) {
        const here = set.filter((at) => chunkOf[at] === chunk);
        const rest = here.filter((at) => !neededBy[at]?.has(visit));
        if (rest.length > 0 && rest.length < here.length) move(rest, empty());
      }
    for (const [chunk, set] of grouped((at) => chunkOf[at])) {
      const here = set.filter((at) => chunkOf[at] === chunk);
      if (here.length > 0) move(here, besides(here));
    }
    for (const at of movable) {
      const near = [...(modules[at]?.imports ?? []), ...(usedBy[at] ?? [])];
      move([at], new Set(near.map((other) => /** @type {number} */ (chunkOf[other]))));
    }
    if (start - cost < 1) break;
  }
  return [...chunkOf];
}

/** @param {readonly PlannedModule[]} modules @param {readonly WeighedVisit[]} visits */
function neededByVisits(modules, visits) {
  /** @type {Set<number>[]} */
  const found = modules.map(() => new Set());
  visits.forEach((visit, at) => {
    for (const module of visit.modules) found[module]?.add(at);
  });
  return found;
}

/** Whether a chunk takes modules: those of the plan do, and new ones; the files of entries and of single imports do not. @param {readonly PlannedModule[]} modules @param {readonly number[]} before @param {number} count @param {number} known */
function openChunks(modules, before, count, known) {
  const isOpen = new Uint8Array(count).fill(1, known);
  modules.forEach(({ isFixed }, at) => {
    if (!isFixed) isOpen[/** @type {number} */ (before[at])] = 1;
  });
  return isOpen;
}

/** @param {readonly PlannedModule[]} modules */
function importersOf(modules) {
  /** @type {number[][]} */
  const found = modules.map(() => []);
  modules.forEach(({ imports }, at) => {
    for (const imported of imports) found[imported]?.push(at);
  });
  return found;
}
