/**
 * The plan that builds keep to, chunks.json: which modules share a file. It is written by `npm run chunks`, as a lock
 * file is, so that a change in one place does not move others; a module that is not in it joins where it costs least.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathOf } from './module-graph.mjs';

const FILE = new URL('./chunks.json', import.meta.url);

/** @returns {Map<string, string>} names of chunks, by the module's path */
export function keptChunks() {
  /** @type {Record<string, string[]>} */
  const chunks = JSON.parse(readFileSync(FILE, 'utf8'));
  return new Map(Object.entries(chunks).flatMap(([name, paths]) => paths.map((path) => [path, name])));
}

/** @param {Map<string, string>} names of chunks, by module */
export function writePlan(names) {
  /** @type {Record<string, string[]>} */
  const chunks = {};
  for (const [id, name] of names) chunks[name] = [...(chunks[name] ?? []), pathOf(id)];
  const sorted = Object.entries(chunks)
    .map(([name, paths]) => /** @type {const} */ ([name, paths.sort()]))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
