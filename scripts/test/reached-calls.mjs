/**
 * The calls that visitors' acts reach: what stories and end-to-end tests made the sandbox answer, by id. A whole run
 * records them; its last step holds them against test/unreached-calls.json.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';

/** Set to 'yes' where a whole suite runs: a part of it does not replace the record. */
export const RECORD = 'VITRINE_RECORD_CALLS';
/** By how much of its length the list may be exceeded. */
const ROOM = 0.03;
const FOLDER = join(root, '.cache/reached-calls');

/**
 * @typedef {'stories' | 'e2e'} Suite
 * @typedef {object} Budget test/unreached-calls.json
 * @property {Record<string, string[]>} later ids by the tag that is to make them and does not stand yet
 * @property {Record<string, string>} unreached the reason by id
 */

/** Forgets what a suite recorded. @param {Suite} suite */
export function forgetReached(suite) {
  rmSync(join(FOLDER, suite), { recursive: true, force: true });
}

/** Adds ids to the record of a suite; only in a whole run. @param {Suite} suite @param {string[]} ids */
export async function recordReached(suite, ids) {
  if (process.env[RECORD] !== 'yes') return;
  mkdirSync(join(FOLDER, suite), { recursive: true });
  writeFileSync(join(FOLDER, suite, `${randomUUID()}.json`), JSON.stringify(ids));
}

/** @param {Suite} suite @returns {Set<string> | undefined} undefined if no whole run of it is on record */
export function readReached(suite) {
  const folder = join(FOLDER, suite);
  if (!existsSync(folder)) return undefined;
  return new Set(readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

/**
 * Returns what is wrong with the budget: a call that no act reaches and that no entry names, and calls that wait for a widget
 * that stands.
 * @param {{ known: readonly string[], reached: ReadonlySet<string>, widgets: readonly string[], budget: Budget }} run
 *   known: ids of the catalogue; widgets: tags that stand
 * @returns {string[]}
 */
export function budgetProblems({ known, reached, widgets, budget }) {
  const later = Object.entries(budget.later);
  const waiting = new Set(later.flatMap(([, ids]) => ids));
  const named = [...waiting, ...Object.keys(budget.unreached)];
  const unreached = known.filter((id) => !reached.has(id) && !waiting.has(id));
  // What an idle page asks for differs from run to run: as in the budgets of bytes, there is room.
  const room = Math.ceil(Object.keys(budget.unreached).length * ROOM);
  const isExceeded = unreached.length > Object.keys(budget.unreached).length + room;
  return [
    ...later
      .filter(([tag]) => widgets.includes(tag))
      .map(([tag]) => `${tag} stands: its calls are reached or have a reason below "unreached"`),
    ...named.filter((id) => !known.includes(id)).map((id) => `${id} is no call of the catalogue`),
    ...named.filter((id, i) => named.indexOf(id) !== i).map((id) => `${id} is named twice`),
    ...unreached
      .filter((id) => isExceeded && !named.includes(id))
      .map((id) => `${id} is reached by no story and no end-to-end test`),
  ];
}

/**
 * Returns the entries whose call is reached, which should leave the list. No problem of a run: a call that an idle page
 * makes may be reached in one run and not in another.
 * @param {Budget} budget @param {ReadonlySet<string>} reached
 */
export const settledEntries = ({ later, unreached }, reached) =>
  [...Object.values(later).flat(), ...Object.keys(unreached)].filter((id) => reached.has(id));

/** Returns ids in one line a service: `LEA 01`, `PRC 01 07 08`. @param {Iterable<string>} ids @returns {string} */
export function idsInShort(ids) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const id of [...ids].sort()) {
    const [service = '', number = ''] = id.split('-');
    groups.set(service, [...(groups.get(service) ?? []), number]);
  }
  return [...groups].map(([service, numbers]) => `${service} ${numbers.join(' ')}`).join(', ');
}
