/**
 * Decides which modules share a file. Modules that the same visits need begin as one chunk; two chunks become one as
 * long as that saves more requests than it adds bytes that a visit does not need.
 */
import { canMerge, chunksOf, importsOf, merge } from './chunk-set.mjs';

/** @typedef {import('./chunk-set.mjs').Chunk} Chunk */
/** @typedef {import('./visits.mjs').Visit} Visit */

/**
 * Bytes that a request is worth: its headers, what a file of its own loses in compression, and its place in the queue
 * of a phone. Measured over 1,000 to 3,500: fewer bytes below, fewer requests above.
 */
export const REQUEST = 2500;

/**
 * Returns the chunks of a build.
 * @param {readonly import('./chunk-set.mjs').PlannedModule[]} modules
 * @param {readonly Visit[]} visits
 * @param {ReadonlyMap<string, string>} [kept] names of an earlier plan's chunks, by module: they stay together and apart
 *   from each other, so that a change elsewhere moves nothing; other modules join them or each other
 * @param {ReadonlySet<string>} [fixed] names of kept chunks that nothing joins
 * @returns {Chunk[]}
 */
export function planChunks(modules, visits, kept, fixed) {
  const chunks = chunksOf(modules, visits, kept, fixed);
  /** @type {Map<Chunk, { gain: number, other?: Chunk }>} */
  const best = new Map();
  /** Pairs that would make a circle, until one of them changes. @type {Map<Chunk, Set<Chunk>>} */
  const refused = new Map();
  const isRefused = (/** @type {Chunk} */ one, /** @type {Chunk} */ other) =>
    (one.isKept && other.isKept) ||
    one.renamesAll !== other.renamesAll ||
    one.isFixed ||
    other.isFixed ||
    refused.get(one)?.has(other) ||
    refused.get(other)?.has(one);
  const search = (/** @type {Chunk} */ one) => {
    /** @type {{ gain: number, other?: Chunk }} */
    let found = { gain: 0 };
    for (const other of chunks) {
      if (other === one || isRefused(one, other)) continue;
      const gain = gainOf(one, other, visits);
      if (gain > found.gain) found = { gain, other };
    }
    best.set(one, found);
  };
  for (const chunk of chunks) search(chunk);
  for (;;) {
    const one = largest(chunks, best);
    const other = one && best.get(one)?.other;
    // A merge changes what others would gain, so that the end is where a search of all of them finds nothing.
    if (!one || !other) {
      for (const chunk of chunks) search(chunk);
      if (!largest(chunks, best)) return [...chunks].sort((a, b) => a.at - b.at);
      continue;
    }
    if (!canMerge(one, other)) {
      refused.set(one, (refused.get(one) ?? new Set()).add(other));
      search(one);
      search(other);
      continue;
    }
    const changed = new Set([one, ...merge(chunks, one, other)]);
    for (const set of refused.values()) for (const each of changed) set.delete(each);
    for (const each of changed) refused.delete(each);
    for (const each of changed) search(each);
    for (const chunk of chunks) {
      const known = best.get(chunk)?.other;
      if (known && (known === other || changed.has(known))) search(chunk);
    }
  }
}

/** @param {Set<Chunk>} chunks @param {Map<Chunk, { gain: number }>} best @returns {Chunk | undefined} with the largest gain */
function largest(chunks, best) {
  /** @type {Chunk | undefined} */
  let found;
  let most = 0;
  for (const chunk of chunks) {
    const gain = best.get(chunk)?.gain ?? 0;
    if (gain > most) [most, found] = [gain, chunk];
  }
  return found;
}

/**
 * What all visits save if two chunks become one, in bytes times weight: a request for those that load both, less the
 * other chunk's bytes, and all that it imports, for those that load one.
 * @param {Chunk} one @param {Chunk} other @param {readonly Visit[]} visits
 */
function gainOf(one, other, visits) {
  let saved = 0;
  let onlyOne = 0;
  let onlyOther = 0;
  visits.forEach(({ weight, requests }, at) => {
    if (one.visits[at] && other.visits[at]) saved += requests * REQUEST;
    else if (one.visits[at]) onlyOne += weight;
    else if (other.visits[at]) onlyOther += weight;
  });
  const gain = saved - onlyOne * other.bytes - onlyOther * one.bytes;
  if (gain <= 0) return gain;
  return gain - importedBy(other, one, visits) - importedBy(one, other, visits);
}

/**
 * What visits that load only `one` would load besides, as `other` imports it.
 * @param {Chunk} other @param {Chunk} one @param {readonly Visit[]} visits
 */
function importedBy(other, one, visits) {
  let sum = 0;
  for (const chunk of importsOf(other)) {
    if (chunk === one) continue;
    for (let at = 0; at < visits.length; at++) {
      if (!one.visits[at] || other.visits[at] || chunk.visits[at]) continue;
      const { weight, requests } = visits[at] ?? { weight: 0, requests: 0 };
      sum += weight * chunk.bytes + requests * REQUEST;
    }
  }
  return sum;
}
