/** The modules and visits of a build, with the bytes that its files have, as a plan is refined for them (search.mjs). */
import { begun } from '../begun.mjs';

/** @typedef {import('./cost.mjs').PlannedModule} PlannedModule */
/** @typedef {import('./cost.mjs').WeighedVisit} WeighedVisit */
/** @typedef {{ files: Record<string, { brotli: number }>, widgets: Record<string, Record<'usable' | 'used', string[]>> }} Manifest of a build: dist/manifest.json */

/**
 * @typedef {object} Graph what the plugin writes of a build (vite-chunks-by-use.mjs); modules by their path
 * @property {string[]} targets modules that are imported dynamically
 * @property {Record<string, string[]>} imports static ones, by module
 * @property {Record<string, string[]>} later dynamic ones, by module
 * @property {{ row?: string, weight: number, requests: number, modules: string[] }[]} visits
 */

/** What a row may be above that of the earlier build. */
const ROOM = 1.012;
/** No plan moves these files. */
const APART = /^vitrine\.js$|^widgets\/|^chunks\/(runtime|decoder)-/;
/** Of these a build takes the exports apart: who imports them imports what they name. */
const EMPTY = /^react-on-preact$|\/preact-hooks\.ts$/;

/**
 * Returns what a plan is refined for.
 * @param {object} build
 * @param {Manifest} build.manifest
 * @param {Record<string, Record<string, number>>} build.held modules of files with their length (dist/modules.json)
 * @param {Graph} build.graph
 * @param {ReadonlyMap<string, string>} build.kept names of chunks, by module
 * @param {Manifest} [build.earlier] rows are not to be above those of this build
 * @returns {{ modules: PlannedModule[], visits: WeighedVisit[], before: number[], names: string[] }} names of the chunks, by
 *   place; modules in files that no plan moves are not among them
 */
export function measured({ manifest, held, graph, kept, earlier }) {
  const places = placesOf(manifest, held);
  const isMovable = (/** @type {string} */ id) => {
    const file = places.get(id)?.file;
    return !EMPTY.test(id) && (file ? !APART.test(file) : kept.has(id));
  };
  const ids = Object.keys(graph.imports).filter(isMovable);
  const at = new Map(ids.map((id, index) => [id, index]));
  /** Places of what a module imports, through modules of which nothing is left. @param {string} id @param {Set<string>} [seen] @returns {number[]} */
  const importsOf = (id, seen = new Set()) =>
    (graph.imports[id] ?? []).flatMap((next) => {
      const place = at.get(next);
      if (place !== undefined) return [place];
      if (places.has(next) || seen.has(next) || EMPTY.test(next)) return [];
      return importsOf(next, seen.add(next));
    });
  const isImported = new Set(Object.values(graph.imports).flat());
  /** @type {string[]} */
  const names = [];
  const chunk = (/** @type {string} */ name) =>
    names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
  const before = ids.map((id) => chunk(kept.get(id) ?? `file ${places.get(id)?.file}`));
  const modules = ids.map((id, index) => ({
    id,
    bytes: places.get(id)?.bytes ?? 0,
    imports: [...new Set(importsOf(id))].filter((place) => place !== index),
    // Of what others import statically too: beside one that imports it later it would be in no file of its own.
    later: (graph.later[id] ?? []).flatMap((next) => (isImported.has(next) ? (at.get(next) ?? []) : [])),
    // What a plan begins with stays: what it loads after a failure, no visit shows. What only passes on what others export
    // stays too: it imports what may be anywhere.
    isFixed:
      !kept.has(id) ||
      begun.some(({ test }) => test(id)) ||
      (!places.has(id) && graph.imports[id]?.length !== 0),
  }));
  const visits = graph.visits.map(({ row, weight, requests, modules: needed }) => {
    const files = row && filesOf(manifest, row);
    // What the bundler writes in place is needed by nobody.
    const loaded = needed.filter((id) => {
      const file = places.get(id)?.file;
      return file && (!files || files.includes(file));
    });
    const limit = row && earlier && limitOf(row, manifest, earlier);
    return { weight, requests, modules: loaded.flatMap((id) => at.get(id) ?? []), ...(limit && { limit }) };
  });
  return { modules, visits, before, names };
}

/** @param {Manifest} manifest @param {string} row "vt-NAME" or "vt-NAME used" */
const filesOf = ({ widgets }, row) =>
  widgets[row.replace(/ used$/, '')]?.[/ used$/.test(row) ? 'used' : 'usable'];

/** The bytes that a row's chunks may have, beside the files that no plan moves. @param {string} row @param {Manifest} now @param {Manifest} earlier */
function limitOf(row, now, earlier) {
  const sum = (/** @type {Manifest} */ { files }, /** @type {string[]} */ names) =>
    names.reduce((total, name) => total + (files[name]?.brotli ?? 0), 0);
  const before = filesOf(earlier, row);
  if (!before) return undefined;
  return (
    sum(earlier, before) * ROOM -
    sum(
      now,
      (filesOf(now, row) ?? []).filter((name) => APART.test(name)),
    )
  );
}

/** Where the modules are that a plan may move, and their share of the file's bytes. @param {Manifest} manifest @param {Record<string, Record<string, number>>} held */
function placesOf({ files }, held) {
  /** @type {Map<string, { file: string, bytes: number }>} */
  const places = new Map();
  for (const [file, modules] of Object.entries(held)) {
    const total = Object.values(modules).reduce((sum, length) => sum + length, 0);
    for (const [id, length] of Object.entries(modules))
      if (length > 0) places.set(id, { file, bytes: ((files[file]?.brotli ?? 0) * length) / total });
  }
  return places;
}

/**
 * Returns the refined plan: names by module. A chunk of the plan before keeps its name.
 * @param {ReturnType<typeof measured>} build
 * @param {readonly number[]} chunkOf by place of module
 * @param {ReadonlyMap<string, string>} kept
 * @param {(ids: string[]) => string} nameOf a new chunk
 * @returns {Map<string, string>}
 */
export function refinedNames({ modules, names }, chunkOf, kept, nameOf) {
  /** @type {Map<number, string[]>} */
  const chunks = new Map();
  modules.forEach(({ id }, at) => {
    const chunk = /** @type {number} */ (chunkOf[at]);
    if (kept.has(id)) chunks.set(chunk, [...(chunks.get(chunk) ?? []), id]);
  });
  const found = new Map(kept);
  for (const [chunk, ids] of chunks) {
    const name = names[chunk] ?? nameOf(ids);
    for (const id of ids) found.set(id, name);
  }
  return found;
}
