/**
 * What visitors load: each widget until it is usable and until its main task is done, whole pages, and what is loaded
 * after a press. Chunks are planned for these visits (plan.mjs).
 */
import { existsSync, readFileSync } from 'node:fs';
import { CEILINGS, SIZED_PAGES } from '../sized-pages.mjs';
import { withFollowing } from './following.mjs';
import { LOADER } from './module-graph.mjs';

/**
 * @typedef {object} Visit
 * @property {ReadonlySet<string>} modules ids, with all that they import statically
 * @property {number} weight what a byte of it counts, beside those of other visits
 * @property {number} requests what a request of it counts
 * @property {string} [row] of `sizes`, of a widget's visit
 */

/** By who uses a widget: everybody, who is signed in, or staff, of whom there are few. */
const AUDIENCE = { everybody: 4, signedIn: 2, staff: 1 };
/** Rows of `sizes` with a ceiling are those that visitors on slow networks meet most. */
const CEILING = { bytes: 20, requests: 10 };
const PAGE = { weight: 10, requests: 10 };
const DEFERRED = { weight: 1, requests: 1 };
/** What the loader loads by itself, on pages of every kind. */
const EVERY_PAGE = { weight: 100, requests: 1 };

/** @param {string} source of an element.ts @returns {number} */
function audienceOf(source) {
  if (/\banyRole:/.test(source)) return AUDIENCE.staff;
  return /\baccess:/.test(source) ? AUDIENCE.signedIn : AUDIENCE.everybody;
}

/** @param {Set<string>} modules @param {string} row of `sizes` @param {number} audience @returns {Visit} */
const visitOf = (modules, row, audience) => ({
  row,
  modules,
  weight: audience * (row in CEILINGS ? CEILING.bytes : 1),
  requests: audience * (row in CEILINGS ? CEILING.requests : 1),
});

/** A widget's modules by the parts of its budget.json. @typedef {Record<'usable' | 'shown' | 'used', Set<string>>} Loads */

/**
 * Returns the visits of a build.
 * @param {import('./module-graph.mjs').ModuleGraph} graph
 * @param {import('./module-graph.mjs').Unit[]} units
 * @param {ReadonlySet<string>} always modules that are there before every widget
 * @returns {Visit[]}
 */
export function visitsOf(graph, units, always) {
  /** @type {Visit[]} */
  const visits = [];
  /** @type {Record<string, Loads>} */
  const loads = {};
  for (const { id, isEntry } of units) {
    const [, name] = /\/widgets\/([^/]+)\/element\.ts$/.exec(id) ?? [];
    if (!isEntry || !name) continue;
    const budget = existsSync(`widgets/${name}/budget.json`)
      ? JSON.parse(readFileSync(`widgets/${name}/budget.json`, 'utf8'))
      : {};
    const of = (/** @type {string[]} */ sources) =>
      graph.withImports([...always, id, ...sources.flatMap((source) => graph.idOf(source) ?? [])]);
    const first = budget.usable?.sources ?? [];
    const usable = of(first);
    const used = withFollowing(graph, of([...first, ...(budget.used?.sources ?? [])]));
    loads[`vt-${name}`] = { usable, used, shown: of([...first, ...(budget.shown?.sources ?? [])]) };
    const audience = audienceOf(readFileSync(id, 'utf8'));
    visits.push(visitOf(usable, `vt-${name}`, audience), visitOf(used, `vt-${name} used`, audience));
  }
  for (const { tags } of Object.values(SIZED_PAGES))
    for (const part of /** @type {const} */ (['used', 'shown']))
      visits.push({ modules: new Set(tags.flatMap((tag) => [...(loads[tag]?.[part] ?? [])])), ...PAGE });
  const loader = [...graph.withImports([graph.idOf(LOADER) ?? ''])];
  const byLoader = new Set(loader.flatMap((id) => graph.modules.get(id)?.dynamicallyImportedIds ?? []));
  for (const { id, isEntry, modules, before } of units) {
    if (isEntry) continue;
    const loaded = new Set([...before, ...modules]);
    // A press has come before what is loaded after one.
    if (byLoader.has(id)) visits.push({ modules: loaded, ...EVERY_PAGE });
    else visits.push({ modules: withFollowing(graph, loaded), ...DEFERRED });
  }
  return visits;
}
