/**
 * Benchmark: our lead form compared with an empty page and with the same form in React 19, react-hook-form and valibot,
 * and on Lit; ten pages of tags beside these forms; clicks on optionals compared with a literal implementation of the rules; the time until the configurator paints such a
 * click, and a table of 10,000 rows one of its own; the frames while a slider of the calculator is dragged and a list of 500 offers is scrolled; how a page's cost
 * grows with its tags; Lighthouse over the pages of visitors; what the scanner reads, and how fast. All in one run, since figures of two runs on a machine
 * under varying load are not comparable. Not a test: nothing is asserted.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildReferences } from '../test/bench/build-references.mjs';
import { framesOfDrags } from '../test/bench/calculator-drag.mjs';
import { CPU as PHONE, paintAfterClicks } from '../test/bench/configurator-clicks.mjs';
import { firstErrors } from '../test/bench/first-errors.mjs';
import { growthOfPages } from '../test/bench/growth.mjs';
import { TRUSTING } from '../test/bench/http2-front.mjs';
import { scoresOfPages } from '../test/bench/lighthouse.mjs';
import { framesOfLongList } from '../test/bench/offers-scroll.mjs';
import { clickOptionals } from '../test/bench/optionals.mjs';
import { REFERENCE, visitPages } from '../test/bench/pages.mjs';
import { framesOfScanner, framesTable } from '../test/bench/scanner/frames.mjs';
import { rateOfReading, ratesTable } from '../test/bench/scanner/rates.mjs';
import { startServer } from '../test/bench/server.mjs';
import { CPU } from '../test/bench/slow-page.mjs';
import { SUBJECTS } from '../test/bench/subjects.mjs';
import { paintsOfTable } from '../test/bench/table-clicks.mjs';
import { visit } from '../test/bench/visit.mjs';
import {
  clicksTable,
  dragsTable,
  growthTable,
  paintsTable,
  readCounts,
  scoresTable,
  scrollsTable,
  shuffled,
  summarize,
  table,
  tablePaintsTable,
} from './bench/figures.mjs';
import { pagesTable } from './bench/pages.mjs';
import { buildOrHalt, isFresh } from './build.mjs';
import { chromiumFlags, ensureChromium } from './system/chromium.mjs';
import { Halt, main, readOptions } from './system/cli.mjs';
import { ensurePackages } from './system/setup.mjs';

const OPTIONALS = 'optionals';
const CLICKS = 'clicks';
const TABLE = 'table';
const DRAGS = 'drags';
const SCROLLS = 'scrolls';
const GROWTH = 'growth';
const LIGHTHOUSE = 'lighthouse';
const SCANNER = 'scanner';
const PAGES = 'pages';
const NAMES = [
  ...SUBJECTS.map(({ name }) => name),
  OPTIONALS,
  CLICKS,
  TABLE,
  DRAGS,
  SCROLLS,
  GROWTH,
  LIGHTHOUSE,
  SCANNER,
  PAGES,
];
const COMPARISONS = /** @type {const} */ ([
  ['ours', 'reference'],
  ['hinted', 'lit'],
  ['served', 'lit'],
]);
const CONDITIONS = `CPU ${CPU} times slower, slow 4G (150 ms, 1.6 Mb/s down, 750 kb/s up), HTTP/1.1, phone`;
/** A release's folder keeps what `--only lighthouse --json` wrote of it. */
const SCORES = 'lighthouse.json';
const HELP = `npm run bench -- [--runs 5] [--instances 1,10,50] [--only ${NAMES.join(',')}] [--json FILE]
    [--paths /fiat/,/fiat/ofertas/] [--since FILE|FOLDER]

  --paths   those that Lighthouse visits; by default every kind of page of visitors
  --since   what --json wrote of an earlier run, or the folder of a release with ${SCORES}: Lighthouse's figures are shown beside it`;

const FIGURES = [
  { key: 'brotli', title: 'JS until usable, bytes of brotli' },
  { key: 'gzip', title: 'JS until usable, bytes of gzip' },
  { key: 'requests', title: 'requests until usable, without the page' },
  { key: 'brotliAll', title: 'JS in all, bytes of brotli' },
  { key: 'gzipAll', title: 'JS in all, bytes of gzip' },
  { key: 'usable', title: 'usable, ms' },
  { key: 'overEmpty', title: 'usable after the empty page, ms' },
  { key: 'firstErrors', title: 'first errors after a press, ms' },
  { key: 'paint', title: 'first contentful paint, ms' },
  { key: 'shift', title: 'layout shift', digits: 3 },
  { key: 'task', title: 'main thread, CPU ms in all' },
  { key: 'script', title: 'main thread, CPU ms of script' },
  { key: 'layout', title: 'main thread, CPU ms of style and layout' },
  { key: 'longest', title: 'longest task, ms' },
  { key: 'longLater', title: 'tasks over 50 ms after the first' },
  { key: 'longestLater', title: 'longest task after the first, ms (0: none over 50)' },
  { key: 'heapEach', title: 'JS heap over the empty page, bytes per instance' },
  { key: 'heapNext', title: 'JS heap, bytes for one more instance' },
];

/** The machine's cores, and what else they have to do. */
const machine = () => `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`;

const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

function readArguments() {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = readOptions(
    { runs: text, instances: text, only: text, json: text, paths: text, since: text },
    HELP,
  );
  const [runs, ...more] = readCounts(options.runs ?? '5') ?? [];
  const counts = readCounts(options.instances ?? '1,10,50');
  const only = options.only?.split(',') ?? NAMES;
  if (!runs || more.length || !counts || only.some((name) => !NAMES.includes(name))) throw new Halt(HELP);
  const subjects = SUBJECTS.filter(({ name }) => only.includes(name));
  const [optionals, clicks] = [only.includes(OPTIONALS), only.includes(CLICKS)];
  const [drags, adminTable] = [only.includes(DRAGS), only.includes(TABLE)];
  const [scrolls, growth, scanner] = [only.includes(SCROLLS), only.includes(GROWTH), only.includes(SCANNER)];
  return {
    runs,
    counts,
    subjects,
    optionals,
    clicks,
    adminTable,
    drags,
    scrolls,
    growth,
    scanner,
    pages: only.includes(PAGES),
    lighthouse: only.includes(LIGHTHOUSE),
    paths: options.paths?.split(','),
    since: options.since,
    json: options.json,
  };
}

/** @param {string | undefined} since a file, or the folder of a release @returns {import('../test/bench/lighthouse.mjs').PageScores[]} */
function earlierScores(since) {
  if (!since) return [];
  const file = statSync(since, { throwIfNoEntry: false })?.isDirectory() ? join(since, SCORES) : since;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).lighthouse;
  } catch {
    throw new Halt(`${file} is nothing that --json wrote of a run with Lighthouse.`);
  }
}

/** A port that nothing listens on: Lighthouse finds the browser by it. @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const bound = server.address();
  await new Promise((done) => server.close(done));
  return bound !== null && typeof bound === 'object' ? bound.port : 0;
}

/** The scanner's rates and times. */
async function scannerFigures() {
  say('- reading drawn codes');
  const rates = await rateOfReading();
  console.log(`${ratesTable(rates)}\n`);
  say('- reading frames of a camera');
  await ensureChromium();
  const frames = await framesOfScanner();
  console.log(`${machine()}\n${framesTable(frames)}\n`);
  return { ...rates, ...frames };
}

/** @param {ReturnType<typeof readArguments>} asked */
async function measure({ runs, counts, subjects }) {
  // The packages are installed from here on.
  const { chromium } = await import('@playwright/test');
  // Started first because it may fail: a server left running would keep this script from ending.
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags });
  const server = await startServer();
  // The empty page has no instances: it is visited once per round.
  const jobs = subjects.flatMap((subject) =>
    (subject.tag ? counts : [0]).map((instances) => ({
      subject,
      instances,
      /** @type {import('./bench/figures.mjs').Figures[]} */
      runs: [],
    })),
  );
  try {
    // The first visits warm up caches, including compression: they are not counted.
    for (let round = 0; round <= runs; round++) {
      for (const job of shuffled(jobs)) {
        const began = performance.now();
        const figures = await visit(browser, server, job.subject, job.instances);
        // A form that waits for the visitor is the same form once it is there.
        if (job.instances === 1 && !job.subject.lazy)
          figures.firstErrors = await firstErrors(browser, server, job.subject);
        if (round > 0) job.runs.push(figures);
        const what = `${job.subject.name}${job.subject.tag ? `, ${job.instances}` : ''}`;
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        say(`- ${round > 0 ? `run ${round} of ${runs}` : 'warm-up'}: ${what}: ${seconds} s`);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const results = jobs.map(({ subject, instances, runs }) => ({ subject: subject.name, instances, runs }));
  return { version: browser.version(), results };
}

/** A browser and a build to show. */
async function ensureBuilt() {
  await ensureChromium();
  if (isFresh()) return;
  say('- building');
  await buildOrHalt({ quiet: true });
}

/**
 * Serves the demo pages of the build, measures on them, and prints the result.
 * @template R
 * @param {(browser: import('@playwright/test').Browser, origin: string) => Promise<R>} measured
 * @param {(found: R) => string} shown
 * @param {string} [how] the phone is simulated
 * @param {string[]} [flags] of the browser
 * @returns {Promise<R>}
 */
async function onDemoPages(measured, shown, how = `CPU ${PHONE} times slower, phone`, flags = []) {
  await ensureBuilt();
  // The packages are installed from here on; the demo server is TypeScript.
  const { chromium } = await import('@playwright/test');
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const demo = await import('../demo-pages/server.ts');
  await unregister();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...chromiumFlags, ...flags],
  });
  const server = await demo.startServer({ port: 0 });
  try {
    const found = await measured(browser, `http://127.0.0.1:${server.port}`);
    console.log(`Chromium ${browser.version()}, ${how}; ${machine()}\n${shown(found)}\n`);
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Lighthouse's scores of the pages. @param {ReturnType<typeof readArguments>} asked */
async function lighthouseScores({ paths, since }) {
  const earlier = earlierScores(since);
  say('- visiting the pages of visitors with Lighthouse');
  const port = await freePort();
  return onDemoPages(
    (_, origin) => scoresOfPages(port, origin, paths),
    (found) => scoresTable(found, earlier),
    'Lighthouse, mobile, simulated throttling, HTTP/2, medians of 3',
    [`--remote-debugging-port=${port}`, TRUSTING],
  );
}

/** Visits pages and prints their figures. @param {ReturnType<typeof readArguments>} asked */
async function visits(asked) {
  await ensureBuilt();
  say('- building the references');
  await buildReferences();
  const { version, results } = await measure(asked);
  const rows = summarize(results, 'empty');

  console.log(`Chromium ${version}, ${CONDITIONS}; ` + `medians of ${asked.runs}; ${machine()}`);
  for (const { name, about } of asked.subjects) console.log(`${name}: ${about}`);
  for (const count of asked.counts) {
    const shown = rows.filter(({ instances }) => instances === count || instances === 0);
    console.log(
      `\n${count} ${count === 1 ? 'instance' : 'instances'}\n${table(shown, FIGURES, COMPARISONS)}`,
    );
  }
  console.log(
    '\nOnly figures of one run compare. Usable: every instance shows its form, its ten controls enabled (lazy: the ' +
      'first); afterwards a character typed into the last one (lazy: the first) is seen to show. First errors: of a form with nothing typed, ' +
      'pressed 600 ms after it is usable, until five fields are marked.',
  );
  return { version, rows, results };
}

/** Visits the ten pages and prints their figures. @param {number} runs */
async function tenPages(runs) {
  await ensureBuilt();
  say('- building the references');
  await buildReferences();
  // The packages are installed from here on.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags });
  try {
    const found = await visitPages(browser, runs, say);
    console.log(
      `Chromium ${browser.version()}, ${CONDITIONS}; medians of ${runs}; ${machine()}\n` +
        `${pagesTable(found, REFERENCE)}\n` +
        'Ready: every tag of the page shows its first view, whatever the services answer (the sandbox); of a form in ' +
        'brackets: it is usable.\n',
    );
    return found;
  } finally {
    await browser.close();
  }
}

await main(import.meta.url, async () => {
  const asked = readArguments();
  await ensurePackages();
  /** @type {Awaited<ReturnType<typeof clickOptionals>> | undefined} */
  let optionals;
  if (asked.optionals) {
    say('- clicking optionals');
    optionals = await clickOptionals();
    console.log(
      `Node ${process.versions.node}, not slowed down; ${machine()}\n` + `${clicksTable(optionals)}\n`,
    );
  }
  if (asked.clicks) say('- clicking in the configurator');
  const clicks = asked.clicks ? await onDemoPages(paintAfterClicks, paintsTable) : undefined;
  if (asked.adminTable) say('- clicking in the admin table');
  const adminTable = asked.adminTable ? await onDemoPages(paintsOfTable, tablePaintsTable) : undefined;
  if (asked.drags) say('- dragging in the calculator');
  const drags = asked.drags ? await onDemoPages(framesOfDrags, dragsTable) : undefined;
  if (asked.scrolls) say('- scrolling a list of offers');
  const scrolls = asked.scrolls ? await onDemoPages(framesOfLongList, scrollsTable) : undefined;
  if (asked.growth) say('- visiting pages of many tags');
  const growth = asked.growth ? await onDemoPages(growthOfPages, growthTable) : undefined;
  const lighthouse = asked.lighthouse ? await lighthouseScores(asked) : undefined;
  const scanner = asked.scanner ? await scannerFigures() : undefined;
  const pages = asked.pages ? await tenPages(asked.runs) : undefined;
  const visited = asked.subjects.length > 0 ? await visits(asked) : undefined;
  if (asked.json) {
    const settings = { date: new Date().toISOString(), runs: asked.runs, load: loadavg() };
    const found = { optionals, clicks, adminTable, drags, scrolls, growth, lighthouse, scanner, pages };
    writeFileSync(asked.json, `${JSON.stringify({ ...settings, ...visited, ...found }, null, 1)}\n`);
  }
});
