/**
 * What visitors load: each widget until it is usable and until its deferred part is there, whole pages, and what is loaded
 * after a press. Chunks are planned for these visits (plan.mjs).
 */
import { readFileSync } from 'node:fs';
import { SIZED_PAGES } from '../../bench/sized-pages.mjs';
import { LOADER, pathOf, RUNTIME } from './module-graph.mjs';

/**
 * @typedef {object} Visit
 * @property {ReadonlySet<string>} modules ids, with all that they import statically
 * @property {number} weight what a byte of it counts, beside those of other visits
 * @property {number} requests what a request of it counts
 */

/** By who uses a widget: everybody, who is signed in, or staff, of whom there are few. */
const AUDIENCE = { everybody: 4, signedIn: 2, staff: 1 };
/** A first view has a request more at most: the visitor waits for it. */
const USABLE = { bytes: 5, requests: 10 };
const PAGE = { weight: 10, requests: 10 };
const DEFERRED = { weight: 1, requests: 1 };
/** What the loader and the runtime load by themselves, on pages of every kind: nothing may join it. */
const EVERY_PAGE = { weight: 100, requests: 1 };

/** @param {string} source of an element.ts @returns {number} */
function audienceOf(source) {
  if (/\bstaff: true/.test(source)) return AUDIENCE.staff;
  return /\baccess:/.test(source) ? AUDIENCE.signedIn : AUDIENCE.everybody;
}

/**
 * What a widget loads by itself after its file: what its definition names (the guard of signed-in widgets) until it is
 * usable, and what its own first view imports dynamically until it works.
 * @param {import('./module-graph.mjs').ModuleGraph} graph @param {string} element id of its element.ts
 */
export function loadsOf(graph, element) {
  const folder = element.replace(/element\.ts$/, '');
  const first = graph.withImports([element]);
  const later = (/** @type {Iterable<string>} */ ids) =>
    [...ids].flatMap((id) => graph.modules.get(id)?.dynamicallyImportedIds ?? []);
  const usable = graph.withImports([...first, ...later([element])]);
  const own = [...first].filter((id) => id.startsWith(folder) && id !== element);
  return { usable, used: graph.withImports([...usable, ...later(own)]) };
}

/**
 * Returns the visits of a build.
 * @param {import('./module-graph.mjs').ModuleGraph} graph
 * @param {import('./module-graph.mjs').Unit[]} units
 * @param {(entry: string) => ReadonlySet<string>} always modules that are there before an entry
 * @returns {Visit[]}
 */
export function visitsOf(graph, units, always) {
  /** @type {Visit[]} */
  const visits = [];
  /** @type {Record<string, Set<string>>} */
  const usedBy = {};
  for (const { id, isEntry } of units) {
    const [, name] = /^widgets\/([^/]+)\/element\.ts$/.exec(pathOf(id)) ?? [];
    if (!isEntry || !name) continue;
    const loads = loadsOf(graph, id);
    const usable = new Set([...always(id), ...loads.usable]);
    const used = new Set([...always(id), ...loads.used]);
    usedBy[`vt-${name}`] = used;
    const audience = audienceOf(readFileSync(id, 'utf8'));
    visits.push(
      { modules: usable, weight: audience * USABLE.bytes, requests: audience * USABLE.requests },
      { modules: used, weight: audience, requests: audience },
    );
  }
  for (const { tags } of Object.values(SIZED_PAGES))
    visits.push({ modules: new Set(tags.flatMap((tag) => [...(usedBy[tag] ?? [])])), ...PAGE });
  const first = graph.withImports([LOADER, RUNTIME].flatMap((path) => graph.idOf(path) ?? []));
  const ofEveryPage = new Set(
    [...first].flatMap((id) => graph.modules.get(id)?.dynamicallyImportedIds ?? []),
  );
  for (const { id, isEntry, modules, before } of units)
    if (!isEntry)
      // A press has come before what is loaded after one.
      visits.push({
        modules: new Set([...before, ...modules]),
        ...(ofEveryPage.has(id) ? EVERY_PAGE : DEFERRED),
      });
  return visits;
}
