/**
 * Byte budgets: a widget has one for what only it loads (widgets/NAME/budget.json), and each chunk that two widgets or
 * more load has one (chunk-budgets.json), so that a change of a shared file touches one budget. Bytes are brotli's.
 */

/** @typedef {{ files: Record<string, { brotli: number }>, widgets: Record<string, { usable: string[], used: string[] }> }} Manifest */
/** @typedef {'usable' | 'used'} Part until usable, and until the main task is done */

export const CHUNK_BUDGETS = 'scripts/lib/chunk-budgets.json';
export const TIGHTEN = 'npm run sizes -- --tighten';

/** The file of a widget's budget. @param {string} tag */
export const budgetPath = (tag) => `widgets/${tag.replace(/^vt-/, '')}/budget.json`;

/** Room of a budget over what was measured: a share of it, and at least as many bytes as new hashes change. */
const ROOM = 0.03;
const LEAST_ROOM = 50;

/** @param {number} bytes measured @returns {number} bytes */
const roomOf = (bytes) => Math.max(Math.ceil(bytes * ROOM), LEAST_ROOM);

/**
 * Returns the budget for what was measured. The one that there is stays while it has up to twice the room, so that
 * tightening changes few files.
 * @param {number} bytes measured @param {number} [budget] the one that there is
 */
export function tightened(bytes, budget) {
  const least = bytes + roomOf(bytes);
  if (budget !== undefined && budget >= least && budget <= least + roomOf(bytes)) return budget;
  const step = least < 1000 ? 10 : 50;
  return Math.ceil(least / step) * step;
}

/** A chunk's name without the hash; any other file's path. @param {string} file */
export const chunkName = (file) => file.replace(/^chunks\/(.*)-[\w-]{7}\.js$/, '$1');

/** Files that two widgets or more load until their main tasks are done; the loader has a row of its own. @param {Manifest} manifest */
function sharedFiles({ widgets }) {
  const all = Object.values(widgets).flatMap(({ used }) => used);
  const counts = new Map();
  for (const file of all) counts.set(file, (counts.get(file) ?? 0) + 1);
  counts.delete('vitrine.js');
  return [...counts].filter(([, count]) => count > 1).map(([file]) => file);
}

/**
 * Returns the bytes of each shared chunk by its name, sorted; those of one name are added up.
 * @param {Manifest} manifest @returns {Record<string, number>}
 */
export function sharedChunks(manifest) {
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const file of sharedFiles(manifest).sort()) {
    const name = chunkName(file);
    bytes[name] = (bytes[name] ?? 0) + (manifest.files[file]?.brotli ?? 0);
  }
  return bytes;
}

/**
 * Returns for each widget the bytes of its own file and of the chunks that no other widget loads.
 * @param {Manifest} manifest @returns {Record<string, Record<Part, number>>} by tag
 */
export function ownBytes(manifest) {
  const shared = new Set(['vitrine.js', ...sharedFiles(manifest)]);
  /** @param {string[]} files */
  const own = (files) =>
    files
      .filter((file) => !shared.has(file))
      .reduce((sum, file) => sum + (manifest.files[file]?.brotli ?? 0), 0);
  return Object.fromEntries(
    Object.entries(manifest.widgets).map(([tag, { usable, used }]) => [
      tag,
      { usable: own(usable), used: own(used) },
    ]),
  );
}

/** The form that is in use on the page to which a widget is added. @param {string} tag */
const neighbour = (tag) => (tag === 'vt-lead-form' ? 'vt-whatsapp' : 'vt-lead-form');

/** Files that a widget's main task adds to a page on which another form is in use. @param {Manifest} manifest @param {string} tag */
export function filesBeside({ widgets }, tag) {
  const there = new Set(widgets[neighbour(tag)]?.used);
  return (widgets[tag]?.used ?? []).filter((file) => !there.has(file));
}

/**
 * Returns what is wrong with the bytes of something that has a budget.
 * @param {string} name @param {number} bytes @param {number | undefined} budget @returns {string[]}
 */
export function exceeded(name, bytes, budget) {
  if (budget === undefined) return [`${name} has no budget in bytes: ${TIGHTEN} writes it`];
  if (bytes <= budget) return [];
  return [`${name}: ${bytes} bytes, of ${budget}; ${TIGHTEN} accepts them`];
}

/**
 * Returns the names of budgets whose chunk two widgets do not load any more.
 * @param {Record<string, number>} chunks bytes by name @param {Record<string, number>} budgets
 */
export const unused = (chunks, budgets) => Object.keys(budgets).filter((name) => !(name in chunks));

/**
 * Returns the text of a budget.json with other numbers, formatted as it was.
 * @param {string} text @param {Record<string, Record<string, number>>} parts numbers by part and key
 * @throws {TypeError} if the text has no such number
 */
export function withNumbers(text, parts) {
  return Object.entries(parts).reduce(
    (all, [part, numbers]) =>
      Object.entries(numbers).reduce((before, [key, number]) => {
        const place = new RegExp(`("${part}": \\{[^{}]*?"${key}": )\\d+`);
        if (!place.test(before)) throw new TypeError(`no number "${key}" in "${part}": ${before}`);
        return before.replace(place, `$1${number}`);
      }, all),
    text,
  );
}
