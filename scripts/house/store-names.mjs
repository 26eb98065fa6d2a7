/** Reads of the page's singletons by their names (src/page/core/page-singleton.ts), which are imports that no import says. */
import { FLOORS, floorOf } from './rules.mjs';

/** @typedef {import('./rules.mjs').Problem} Problem */

/** The name of a singleton, as text, where it is made or read. */
const NAMED = /\b(pageSingleton|knownSingleton)(?:<[^(]*>)?\(\s*'([^']+)'/g;

/** The loader gives the page what it knows of itself: its address, its version and its tag. */
const LOADER = /^src\/element\/(?:loader|script)\.ts$/;

/**
 * Returns the reads of a singleton that only files of floors above make: a service that reads a feature's store. A read by a
 * constant's name stands in a file beside the one that makes it.
 * @param {ReadonlyMap<string, string>} sources texts by path from the root
 * @returns {Problem[]}
 */
export function storeNameProblems(sources) {
  /** @type {Map<string, number>} the lowest floor that makes each */
  const makers = new Map();
  /** @type {{ path: string, line: number, name: string }[]} */
  const reads = [];
  for (const [path, text] of sources)
    for (const { 1: way, 2: name = '', index } of text.matchAll(NAMED)) {
      const floor = LOADER.test(path) ? FLOORS.indexOf('page') : floorOf(path);
      if (way === 'pageSingleton') makers.set(name, Math.min(floor, makers.get(name) ?? floor));
      else reads.push({ path, line: text.slice(0, index).split('\n').length, name });
    }
  return reads.flatMap(({ path, line, name }) => {
    const maker = makers.get(name) ?? 0;
    const mine = floorOf(path);
    if (maker <= mine) return [];
    const message = `'${name}' is a store of ${FLOORS[maker]}, which is above ${FLOORS[mine]}: have it registered`;
    return [{ path, line, rule: 'upwards', message }];
  });
}
