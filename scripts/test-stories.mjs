/**
 * Visits every story and documentation page of the static Storybook in a browser: each story is played and
 * checked by axe, every vt- element must be defined, and the console must stay empty. `--only TEXT` visits those whose
 * id contains the text, `--file PATH` those of a story file; `--report FILE` writes counts and timings as JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTPUT } from './storybook.mjs';
import { BROWSER_WORKERS } from './system/browser-workers.mjs';
import { chromiumFlags, ensureChromium } from './system/chromium.mjs';
import { Halt, main, readOptions } from './system/cli.mjs';
import { root } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';
import { serveFolder } from './system/static-server.mjs';
import './system/test-zone.mjs';
import { say } from './test/counts.mjs';
import { recordReached } from './test/reached-calls.mjs';
import { StoryVisits } from './test/stories/visits.mjs';
import { inTurn } from './test/turn.mjs';

/** @typedef {import('./test/stories/visits.mjs').Entry} Entry */

const HELP = 'node scripts/test-stories.mjs [--only TEXT] [--file PATH ...] [--bail] [--report FILE]';
/** If Storybook does not start, every entry fails: a few failures are enough. */
const MAX_FAILURES = process.argv.includes('--bail') ? 1 : process.env.CI ? 5 : Number.POSITIVE_INFINITY;
/** Retries on a busy machine; the run names every entry that passed only on its second try. */
const RETRIES = process.env.CI ? 1 : 0;

/** As in end-to-end tests: a page's own animations are not tested and take time. */
const CONTEXT = /** @type {const} */ ({
  viewport: { width: 1280, height: 900 },
  locale: 'pt-BR',
  reducedMotion: 'reduce',
});

/** @param {Entry} entry */
const nameOf = ({ title, name, id }) => `${title} / ${name} (${id})`;

/** @returns {Entry[]} @throws {Halt} */
function readEntries() {
  try {
    const index = JSON.parse(readFileSync(join(root, OUTPUT, 'index.json'), 'utf8'));
    return Object.values(index.entries);
  } catch {
    throw new Halt('There is no static Storybook: node scripts/storybook.mjs --build');
  }
}

/** Whether it is a page that Storybook makes of stories, which are visited by themselves. @param {Entry} entry */
const isOfStories = ({ type, tags }) => type === 'docs' && !tags.includes('unattached-mdx');

/** Returns the entries of this run's turn: of the pages that are made of stories a part. @param {Entry[]} entries */
const entriesInTurn = (entries) => [
  ...entries.filter((entry) => !isOfStories(entry)),
  ...inTurn(entries.filter(isOfStories)),
];

/** Groups entries by file and kind, the largest first, so that the workers end at about the same time. @param {Entry[]} entries */
function groupsOf(entries) {
  /** @type {Map<string, Entry[]>} */
  const groups = new Map();
  for (const entry of entries) {
    const key = `${entry.type} ${entry.importPath}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

class Run {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** @type {import('./test/timings.mjs').Timing[]} */
  tests = [];
  /** @type {string[]} */
  secondTries = [];
  /** @type {Set<string>} */
  reached = new Set();

  /** @param {StoryVisits} visits @param {Entry} entry */
  async test(visits, entry) {
    if (this.failed >= MAX_FAILURES) {
      this.skipped += 1;
      return;
    }
    const began = performance.now();
    let problems = await visits.visit(entry);
    for (let retry = 0; problems.length && retry < RETRIES; retry += 1) {
      const [reason] = problems;
      await visits.leave();
      problems = await visits.visit(entry);
      if (!problems.length) this.secondTries.push(`${nameOf(entry)}: ${reason?.split('\n')[0]}`);
    }
    this.tests.push({ name: nameOf(entry), seconds: (performance.now() - began) / 1000 });
    if (!problems.length) this.passed += 1;
    else {
      this.failed += 1;
      console.log(`${nameOf(entry)}\n${problems.map((each) => `    ${each}`).join('\n')}`);
      await visits.leave();
    }
  }
}

/** @param {import('@playwright/test').Browser} browser @param {string} address @param {Entry[]} entries */
async function visitAll(browser, address, entries) {
  const run = new Run();
  const queue = groupsOf(entries);
  const work = async () => {
    const context = await browser.newContext(CONTEXT);
    const visits = new StoryVisits(context, address);
    for (let group = queue.shift(); group; group = queue.shift()) {
      for (const entry of group) await run.test(visits, entry);
    }
    await visits.leave();
    for (const call of visits.reached) run.reached.add(call);
    await context.close();
  };
  await Promise.all(Array.from({ length: BROWSER_WORKERS }, work));
  return run;
}

await main(import.meta.url, async () => {
  const {
    only = '',
    file = [],
    report,
  } = readOptions(
    {
      only: { type: 'string' },
      file: { type: 'string', multiple: true },
      bail: { type: 'boolean' },
      report: { type: 'string' },
    },
    HELP,
  );
  const files = new Set(file.map((path) => `./${path}`));
  const entries = entriesInTurn(readEntries()).filter(
    ({ id, importPath }) => id.includes(only) && (!files.size || files.has(importPath)),
  );
  if (!entries.length) throw new Halt(`There is no such story: ${[only, ...file].join(' ')}`);
  await ensurePackages();
  const executablePath = await ensureChromium();
  const { chromium } = await import('@playwright/test');
  const server = await serveFolder(join(root, OUTPUT));
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const { passed, failed, skipped, tests, secondTries, reached } = await visitAll(
      browser,
      server.address,
      entries,
    );
    await recordReached('stories', [...reached]);
    if (report) writeFileSync(report, JSON.stringify({ passed, failed, skipped, tests, secondTries }));
    for (const title of secondTries) console.log(`passed at the second try only: ${title}`);
    console.log(say({ passed, failed, skipped }));
    if (failed) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
});
