/** What a plan of chunks costs all visits. */
import { REQUEST } from '../plan.mjs';

/**
 * @typedef {object} PlannedModule
 * @property {string} id
 * @property {number} bytes its share of its file, brotli
 * @property {number[]} imports places of the modules that it imports
 * @property {number[]} later places of the modules that it imports dynamically
 * @property {boolean} isFixed whether it stays where it is
 */

/**
 * @typedef {object} WeighedVisit
 * @property {number[]} modules places of the modules that it needs
 * @property {number} weight what a byte of it counts, beside those of other visits
 * @property {number} requests what a request of it counts
 * @property {number} [limit] bytes of chunks from which on each counts more
 */

/** Bytes that a file costs besides: its imports and exports, and what it loses in compression. */
const FILE = 100;
/** What a byte above a visit's limit counts besides. */
const ABOVE_LIMIT = 30;
/** A chunk below this many bytes joins another, unless nothing else may carry it. */
const SMALL = 1200;
const SMALL_COST = 20_000;
/** A module beside what imports it dynamically is loaded too early. */
const EARLY = 50_000;

/**
 * Returns the cost of a plan; Infinity if chunks import each other in a circle.
 * @param {readonly PlannedModule[]} modules
 * @param {readonly WeighedVisit[]} visits
 * @param {Int32Array} chunkOf places of chunks, by place of module
 * @param {number} count of places of chunks
 */
export function costOf(modules, visits, chunkOf, count) {
  const bytes = new Float64Array(count);
  const isFree = new Uint8Array(count);
  /** @type {Set<number>[]} */
  const imports = Array.from({ length: count }, () => new Set());
  let cost = 0;
  modules.forEach((module, at) => {
    const chunk = /** @type {number} */ (chunkOf[at]);
    bytes[chunk] = (bytes[chunk] ?? 0) + module.bytes;
    if (!module.isFixed) isFree[chunk] = 1;
    for (const imported of module.imports) {
      const other = /** @type {number} */ (chunkOf[imported]);
      if (other !== chunk) imports[chunk]?.add(other);
    }
    for (const imported of module.later) if (chunkOf[imported] === chunk) cost += EARLY;
  });
  const reached = closures(imports);
  if (!reached) return Number.POSITIVE_INFINITY;
  for (let chunk = 0; chunk < count; chunk++) {
    const size = bytes[chunk] ?? 0;
    if (isFree[chunk] && size < SMALL) cost += (SMALL_COST * (SMALL - size)) / SMALL;
  }
  for (const visit of visits) cost += costOfVisit(visit, chunkOf, reached, bytes);
  return cost;
}

/** @param {WeighedVisit} visit @param {Int32Array} chunkOf @param {Uint32Array[]} reached @param {Float64Array} bytes */
function costOfVisit({ modules, weight, requests, limit }, chunkOf, reached, bytes) {
  const loaded = new Uint32Array(reached[0]?.length ?? 0);
  const seen = new Set();
  for (const at of modules) {
    const chunk = /** @type {number} */ (chunkOf[at]);
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    const below = /** @type {Uint32Array} */ (reached[chunk]);
    for (let word = 0; word < loaded.length; word++) loaded[word] = (loaded[word] ?? 0) | (below[word] ?? 0);
  }
  let size = 0;
  let files = 0;
  loaded.forEach((bits, word) => {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      size += (bytes[word * 32 + 31 - Math.clz32(rest & -rest)] ?? 0) + FILE;
      files++;
    }
  });
  const above = limit === undefined ? 0 : Math.max(0, size - files * FILE - limit);
  return weight * size + requests * REQUEST * files + ABOVE_LIMIT * above;
}

/**
 * Returns each chunk with all that it imports, as bits; undefined for a circle.
 * @param {Set<number>[]} imports
 */
function closures(imports) {
  const words = Math.ceil(imports.length / 32);
  /** @type {(Uint32Array | undefined)[]} */
  const reached = [];
  const open = new Set();
  /** @param {number} chunk @returns {Uint32Array | undefined} */
  const close = (chunk) => {
    const known = reached[chunk];
    if (known) return known;
    if (open.has(chunk)) return undefined;
    open.add(chunk);
    const bits = new Uint32Array(words);
    bits[chunk >> 5] = 1 << (chunk & 31);
    for (const other of imports[chunk] ?? []) {
      const below = close(other);
      if (!below) return undefined;
      for (let word = 0; word < words; word++) bits[word] = (bits[word] ?? 0) | (below[word] ?? 0);
    }
    open.delete(chunk);
    reached[chunk] = bits;
    return bits;
  };
  for (let chunk = 0; chunk < imports.length; chunk++) if (!close(chunk)) return undefined;
  return /** @type {Uint32Array[]} */ (reached);
}
