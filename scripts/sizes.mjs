/**
 * Prints what a page loads, from the builds' manifests: for each widget until it is usable, until its main task is done
 * ("used"), and what the latter adds to a page on which another form is in use ("beside"); for two pages of several
 * widgets all of it, and what a visitor loads who only looks at them; and what each component of the kit adds to a page
 * with a lead form. Two tables, or `--json`; `--check` fails if a budget is exceeded; `--unneeded` tells which files load
 * what their widgets do not need.
 * Brotli at Node's default (quality 11), gzip at level 9, both in bytes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Halt, main, readOptions } from './lib/cli.mjs';
import { kitSizes } from './lib/kit.mjs';
import { SIZED_PAGES } from './lib/sized-pages.mjs';
import { smallRow } from './lib/small-chunks.mjs';
import { unneeded } from './lib/unneeded.mjs';

/** Bytes (brotli). */
const LOADER = { brotli: 1850, requests: 1 };
const LOADER_OF_MANY = { brotli: 2000, requests: 1 };
/** What all widgets load without needing it, since it shares a file with what they need. */
const UNNEEDED = { brotli: 433000, requests: 0 };
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
 * @param {string} folder @param {number} today number of widgets
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

/** The form that is in use on the page to which a widget is added. */
const neighbour = (tag) => (tag === 'vt-lead-form' ? 'vt-whatsapp' : 'vt-lead-form');

/**
 * The budgets of a widget in its budget.json. The goals are the design's; a budget holds what was reached, so that a
 * regression is noticed.
 * @param {string} tag
 */
const budgetOf = (tag) => JSON.parse(readFileSync(`widgets/${tag.replace(/^vt-/, '')}/budget.json`, 'utf8'));

const read = (folder) => {
  const path = `${folder}/manifest.json`;
  if (!existsSync(path)) throw new Halt(`${path} is missing: npm run build first`);
  return JSON.parse(readFileSync(path, 'utf8'));
};

/** One row: the files needed until an entry is usable. */
function row(entry, names, { files }, budget, build) {
  const sum = (key) => names.reduce((total, name) => total + files[name][key], 0);
  const brotli = sum('brotli');
  const fits = budget ? { ok: brotli <= budget.brotli && names.length <= budget.requests } : {};
  return {
    entry,
    build,
    requests: names.length,
    gzip: sum('gzip'),
    brotli,
    budget: budget?.brotli ?? null,
    ...fits,
  };
}

/** The row of what widgets load without needing it. @param {string} folder */
function unneededRow(folder) {
  const brotli = unneeded(folder).reduce((sum, { bytes }) => sum + bytes, 0);
  const entry = 'loaded without need';
  const { brotli: budget } = UNNEEDED;
  return { entry, build: folder, requests: 0, gzip: 0, brotli, budget, ok: brotli <= budget };
}

export function sizes() {
  return ['dist', 'dist-react'].flatMap((folder) => {
    const manifest = read(folder);
    // The shipped product is the build on preact.
    const shipped = folder === 'dist';
    return [
      row('loader', ['vitrine.js'], manifest, LOADER, folder),
      row(
        `loader, ${MANY} tags`,
        ['vitrine.js'],
        { files: { 'vitrine.js': loaderOfMany(folder, Object.keys(manifest.widgets).length) } },
        shipped ? LOADER_OF_MANY : undefined,
        folder,
      ),
      ...(shipped ? [smallRow(folder, manifest), unneededRow(folder)] : []),
      ...Object.entries(manifest.widgets).flatMap(([tag, { usable, used }]) => {
        const budget = shipped ? budgetOf(tag) : {};
        const there = manifest.widgets[neighbour(tag)].used;
        const added = used.filter((name) => !there.includes(name));
        return [
          row(tag, usable, manifest, budget.usable, folder),
          row(`${tag} used`, used, manifest, budget.used, folder),
          row(`${tag} beside`, added, manifest, budget.beside, folder),
        ];
      }),
      ...Object.entries(SIZED_PAGES).flatMap(([name, { tags, used, untouched }]) => {
        const filesOf = (key) => [...new Set(tags.flatMap((tag) => manifest.widgets[tag][key]))];
        return [
          row(name, filesOf('used'), manifest, shipped ? used : undefined, folder),
          row(`${name}, untouched`, filesOf('shown'), manifest, shipped ? untouched : undefined, folder),
        ];
      }),
    ];
  });
}

/** Prints a table; `words` columns of text, then numbers. @param {number} words @param {(string | number)[][]} rows */
function print(words, rows) {
  const table = rows.map((row) => row.map(String));
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)));
  for (const line of table) {
    const cells = line.map((cell, column) =>
      column < words ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
    );
    console.log(cells.join('  '));
  }
}

/** Prints the files that load without need, and the modules of them that few need. */
function printUnneeded() {
  for (const { file, brotli, loads, bytes, modules } of unneeded('dist')) {
    if (bytes < brotli) continue;
    console.log(`${file}: ${brotli} bytes, loaded by ${loads} widgets, ${bytes} without need`);
    for (const each of modules.slice(0, 8))
      console.log(`  ${each.name}: ${each.bytes}, needed by ${each.needs}`);
  }
}

await main(import.meta.url, async () => {
  const options = readOptions(
    { json: { type: 'boolean' }, check: { type: 'boolean' }, unneeded: { type: 'boolean' } },
    'npm run sizes -- [--json] [--check] [--unneeded]',
  );
  if (options.unneeded) return printUnneeded();
  const rows = sizes();
  const kit = kitSizes();
  if (options.json) console.log(JSON.stringify({ rows, kit }));
  else {
    print(2, [
      ['entry', 'build', 'requests', 'gzip', 'brotli', 'budget'],
      ...rows.map((one) => [one.entry, one.build, one.requests, one.gzip, one.brotli, one.budget ?? '-']),
    ]);
    console.log(
      '\nWhat each component of the kit, with all it is made of, adds to a page whose lead form is in use:',
    );
    print(1, [
      ['component', 'gzip', 'brotli'],
      ...kit.map(({ component, gzip, brotli }) => [component, gzip, brotli]),
    ]);
  }
  const over = rows.filter((one) => one.ok === false);
  if (options.check && over.length > 0) process.exitCode = 1;
});
