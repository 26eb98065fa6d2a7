/**
 * Prints what pages and widgets load, in bytes of brotli: a report, beside an earlier release if there is one. Ten pages have a
 * ceiling (bench/sized-pages.mjs), which `--check` holds.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compared, isLight, pageRows, widgetRows } from './bench/size-rows.mjs';
import { latestTag } from './release/git.mjs';
import { Halt, main, readOptions } from './system/cli.mjs';

/** @typedef {import('./bench/size-rows.mjs').Row} Row */

const HELP = `npm run sizes -- [--since REF|FOLDER] [--check] [--json]

  --since   what to compare with: a tag, a commit or a folder with a build; by default the latest tag of a release`;

/** @param {string} folder @returns {import('./bench/size-rows.mjs').Manifest} @throws {Halt} if there is no build */
function readManifest(folder) {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) throw new Halt(`${path} is missing: npm run build first`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The rows of an earlier build or release, which has its bytes by entry. @param {string} since @returns {Promise<Row[]>} */
async function rowsSince(since) {
  const folder = resolve(since);
  if (existsSync(join(folder, 'manifest.json'))) {
    const manifest = readManifest(folder);
    return [...pageRows(manifest), ...widgetRows(manifest)];
  }
  const { earlierSurface } = await import('./release/earlier.mjs');
  const { bytes } = await earlierSurface(since);
  return Object.entries(bytes).map(([name, brotli]) => ({ name, requests: 0, brotli }));
}

/** @param {Row} row */
function lineOf({ name, requests, brotli, ceiling, before }) {
  const change = before ? `${(100 * (brotli / before - 1)).toFixed(1)} %` : '-';
  const cells = [requests, brotli, ceiling ?? '-', before ?? '-', change].map((cell) =>
    String(cell).padStart(10),
  );
  return `${name.padEnd(30)}${cells.join('')}`;
}

await main(import.meta.url, async () => {
  const options = readOptions(
    {
      since: { type: 'string' },
      check: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
    HELP,
  );
  if (options.help) return console.log(HELP);
  const manifest = readManifest('dist');
  const pages = pageRows(manifest);
  if (options.json) console.log(JSON.stringify({ rows: pages.map((row) => ({ ...row, ok: isLight(row) })) }));
  else {
    const since = options.since ?? (await latestTag());
    const rows = compared([...pages, ...widgetRows(manifest)], since ? await rowsSince(since) : []);
    console.log(
      `${'page or widget'.padEnd(30)}${['requests', 'brotli', 'ceiling', 'before', 'change'].map((word) => word.padStart(10)).join('')}`,
    );
    for (const row of rows) console.log(lineOf(row));
  }
  const heavy = pages.filter((row) => !isLight(row));
  for (const { name, brotli, ceiling } of heavy)
    console.error(`A page of ${name} weighs ${brotli} bytes, of ${ceiling} (scripts/bench/sized-pages.mjs).`);
  if (options.check && heavy.length > 0) process.exitCode = 1;
});
