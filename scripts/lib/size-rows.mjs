/** The rows that `npm run sizes` prints, and what is wrong with them. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  budgetPath,
  CHUNK_BUDGETS,
  chunkName,
  exceeded,
  filesBeside,
  ownBytes,
  sharedChunks,
  TIGHTEN,
  unused,
} from './byte-budgets.mjs';
import { Halt } from './cli.mjs';
import { CEILINGS, SIZED_PAGES, UNNEEDED_SHARE } from './sized-pages.mjs';
import { unneeded } from './unneeded.mjs';
import { skippedCuts } from './vite-library-cuts.mjs';

/**
 * @typedef {{ gzip: number, brotli: number }} Bytes
 * @typedef {{ usable: string[], used: string[], shown?: string[] }} Loads
 *   a widget's files: until usable, until its main task is done, and what a visitor loads who touches nothing
 * @typedef {{ files: Record<string, Bytes>, widgets: Record<string, Loads> }} Manifest of a build
 * @typedef {{ own?: number, requests?: number }} Budget
 * @typedef {object} Row
 * @property {string} entry
 * @property {string} build
 * @property {number} requests
 * @property {number} gzip
 * @property {number} brotli
 * @property {number | null} budget
 * @property {number | null} [own]
 * @property {number | null} [ownBudget]
 * @property {boolean} [ok]
 * @property {string[]} [problems]
 */

const json = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} folder of a build @returns {Manifest} @throws {Halt} if there is none */
export function readManifest(folder) {
  const path = `${folder}/manifest.json`;
  if (!existsSync(path)) throw new Halt(`${path} is missing: npm run build first`);
  return json(path);
}

/** Widgets of the whole library, once all are built. */
const MANY = 75;
const WORDS =
  'account address battery booking campaign card coupon dealer document game loyalty manual offer order'.split(
    ' ',
  );
const KINDS = 'button carousel form history list panel search'.split(' ');

/**
 * The row of the loader with made-up widgets besides today's: as today, one in three is a Lit element or has another
 * load condition, which the loader has to know.
 * @param {string} folder @param {number} today number of widgets @returns {Bytes}
 */
function loaderOfMany(folder, today) {
  const code = readFileSync(`${folder}/vitrine.js`, 'utf8');
  const table = /\{"car-image":\[[^}]*\}/.exec(code)?.[0];
  if (!table) throw new Halt(`${folder}/vitrine.js has no table of unusual widgets any more`);
  const made = WORDS.flatMap((word) => KINDS.map((kind) => `${word}-${kind}`)).slice(0, MANY - today);
  const rows = made
    .filter((_, n) => n % 3 === 0)
    .map((name, n) => `"${name}":[${n % 2 ? 1 : '1,`eager`,0'}]`);
  const content = Buffer.from(code.replace(table, `${table.slice(0, -1)},${rows.join()}}`));
  return { gzip: gzipSync(content, { level: 9 }).length, brotli: brotliCompressSync(content).length };
}

/**
 * One row: files of a build. What has a budget says in `problems` how it is exceeded.
 * @param {string} entry @param {string[]} names @param {Pick<Manifest, 'files'>} manifest
 * @param {string} build @param {Budget} [budget] a widget's @param {number} [own] bytes @returns {Row}
 */
function row(entry, names, { files }, build, budget, own) {
  /** @param {keyof Bytes} key */
  const sum = (key) => names.reduce((total, name) => total + (files[name]?.[key] ?? Number.NaN), 0);
  const brotli = sum('brotli');
  const ceiling = build === 'dist' || entry === 'loader' ? CEILINGS[entry] : undefined;
  const problems = [
    ...(budget && own !== undefined ? exceeded(`${entry}, its own files`, own, budget.own) : []),
    ...[budget, ceiling].flatMap((most) =>
      most && !(names.length <= (most.requests ?? -1))
        ? [`${entry}: ${names.length} requests, of ${most.requests ?? 'none in its budget.json'}`]
        : [],
    ),
    ...(ceiling && brotli > ceiling.brotli
      ? [`${entry}: ${brotli} bytes in all, of ${ceiling.brotli} (CEILINGS of scripts/lib/sized-pages.mjs)`]
      : []),
  ];
  return {
    entry,
    build,
    requests: names.length,
    gzip: sum('gzip'),
    brotli,
    budget: ceiling?.brotli ?? null,
    own: own ?? null,
    ownBudget: budget?.own ?? null,
    ...((budget || ceiling) && { ok: problems.length === 0, problems }),
  };
}

/** The row of what widgets load without needing it. @param {string} folder @param {Manifest} manifest @returns {Row} */
function unneededRow(folder, { files, widgets }) {
  const brotli = unneeded(folder).reduce((sum, { bytes }) => sum + bytes, 0);
  const all = Object.values(widgets).flatMap(({ used }) =>
    used.map((name) => files[name]?.brotli ?? Number.NaN),
  );
  const entry = 'loaded without need';
  const budget = Math.round(UNNEEDED_SHARE * all.reduce((sum, bytes) => sum + bytes, 0));
  const problems =
    brotli > budget
      ? [`${entry}: ${brotli} bytes, of ${budget}; npm run sizes -- --unneeded tells where`]
      : [];
  return { entry, build: folder, requests: 0, gzip: 0, brotli, budget, ok: brotli <= budget, problems };
}

/**
 * The rows of the chunks that widgets share, and of the budgets whose chunk is gone.
 * @param {string} folder @param {Manifest} manifest @returns {Row[]}
 */
function chunkRows(folder, manifest) {
  /** @type {Record<string, number>} */
  const known = json(CHUNK_BUDGETS);
  const chunks = sharedChunks(manifest);
  const rows = Object.entries(chunks).map(([name, brotli]) => {
    const problems = exceeded(`chunk ${name}`, brotli, known[name]);
    return { name, brotli, budget: known[name], problems };
  });
  const gone = unused(chunks, known).map((name) => ({
    name,
    brotli: 0,
    budget: known[name],
    problems: [`${name} of ${CHUNK_BUDGETS} is no chunk of two widgets any more: ${TIGHTEN} removes it`],
  }));
  return [...rows, ...gone].map(({ name, brotli, budget, problems }) => ({
    entry: `chunk ${name}`,
    build: folder,
    requests: 1,
    gzip: Object.entries(manifest.files).reduce(
      (sum, [file, { gzip }]) => sum + (chunkName(file) === name ? gzip : 0),
      0,
    ),
    brotli,
    budget: budget ?? null,
    ok: problems.length === 0,
    problems,
  }));
}

/** @param {Manifest} manifest @param {string} tag @param {keyof Loads} key @throws {Halt} if the build does not list them */
function loadsOf({ widgets }, tag, key) {
  const files = widgets[tag]?.[key];
  if (!files) throw new Halt(`manifest.json does not list what ${tag} loads until "${key}"`);
  return files;
}

/**
 * All rows of the table.
 * @returns {Row[]}
 * @throws {Halt} without a build
 */
export function sizeRows() {
  return ['dist', 'dist-react'].flatMap((folder) => {
    const manifest = readManifest(folder);
    // The shipped product is the build on preact: it has the budgets.
    const shipped = folder === 'dist';
    const own = ownBytes(manifest);
    return [
      row('loader', ['vitrine.js'], manifest, folder),
      row(
        `loader, ${MANY} tags`,
        ['vitrine.js'],
        { files: { 'vitrine.js': loaderOfMany(folder, Object.keys(manifest.widgets).length) } },
        folder,
      ),
      ...(shipped ? [unneededRow(folder, manifest)] : []),
      ...(shipped ? chunkRows(folder, manifest) : []),
      ...Object.entries(manifest.widgets).flatMap(([tag, { usable, used }]) => {
        /** @type {Partial<Record<'usable' | 'used' | 'beside', Budget>>} */
        const { usable: first, used: all, beside } = shipped ? json(budgetPath(tag)) : {};
        /** What lacks a budget has an empty one, which is exceeded. @param {Budget} [budget] */
        const of = (budget = {}) => (shipped ? budget : undefined);
        return [
          row(tag, usable, manifest, folder, of(first), own[tag]?.usable),
          row(`${tag} used`, used, manifest, folder, of(all), own[tag]?.used),
          row(`${tag} beside`, filesBeside(manifest, tag), manifest, folder, of(beside)),
        ];
      }),
      ...Object.entries(SIZED_PAGES).flatMap(([name, { tags }]) => {
        /** @param {keyof Loads} key */
        const filesOf = (key) => [...new Set(tags.flatMap((tag) => loadsOf(manifest, tag, key)))];
        return [
          row(name, filesOf('used'), manifest, folder),
          row(`${name}, untouched`, filesOf('shown'), manifest, folder),
        ];
      }),
    ];
  });
}

/**
 * Returns what is wrong with rows; with it the libraries that were bundled whole, whose cuts the budgets count on.
 * @param {{ problems?: string[] }[]} rows @param {string[]} [skipped] @returns {string[]}
 */
export function problemsOf(rows, skipped = skippedCuts()) {
  const problems = rows.flatMap((one) => one.problems ?? []);
  return problems.length > 0 ? [...problems, ...skipped] : [];
}
