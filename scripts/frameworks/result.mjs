/** The last result of `npm run frameworks`, which the documentation shows. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';

/**
 * @typedef {import('./run-checks.mjs').Check} Check
 * @typedef {{ id: string, name: string, versions: Record<string, string>, checks: Check[] }} Result
 * @typedef {Result & { date: string, node: string }} KeptResult date: of the run, as 2026-11-27
 */

/** Where the result is. */
export const RESULTS = 'stories/lib/frameworks.json';

/** Shows a result in the terminal. @param {Result} result */
export function resultLines({ name, versions, checks }) {
  const packages = Object.entries(versions).map(([each, version]) => `${each} ${version}`);
  return [
    `${name} (${packages.join(', ')})`,
    ...checks.map(
      ({ name: check, ok, note }) => `  ${ok ? 'ok    ' : 'FAILED'}  ${check}${note ? `: ${note}` : ''}`,
    ),
  ];
}

/**
 * Replaces the results of some applications; those of the others stay.
 * @param {readonly KeptResult[]} kept @param {readonly Result[]} results @param {{ date: string, node: string }} run
 * @returns {KeptResult[]} by name
 */
export function mergeResults(kept, results, run) {
  const all = new Map(kept.map((each) => [each.id, each]));
  for (const { id, ...result } of results) all.set(id, { id, ...run, ...result });
  return [...all.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Writes the results of a run. @param {readonly Result[]} results @param {string} node its version */
export function writeResults(results, node) {
  const file = join(root, RESULTS);
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${JSON.stringify(mergeResults(kept, results, { date, node }), null, 2)}\n`);
}
