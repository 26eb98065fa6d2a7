/**
 * Opens every story and every page of documentation of the static Storybook in a browser: no error on the
 * page or in the console, and every vt- element defined. The stories' own tests run from the source; this
 * is where an element that the bundler dropped is noticed. `--json` ends with the counts; `--only TEXT` opens those whose id has the text.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, ensureChromium } from './lib/chromium.mjs';
import { Halt, main, readOptions } from './lib/cli.mjs';
import { root } from './lib/run.mjs';
import { ensurePackages } from './lib/setup.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { OUTPUT } from './storybook.mjs';

/** @typedef {{ id: string, type: string, title: string, name: string }} Entry */

/** The stories' own tests ask axe of every story; a second time would tell nothing. */
const NO_AXE = 'globals=a11y.manual:!true';

const HELP = 'node scripts/storybook-smoke.mjs [--only TEXT] [--json]';
const PAGES_AT_ONCE = 3;
/** What the documents have a page log where a service fails (calls 8.3): no fault of the story that shows it. */
const LOGGED = ['Error getting online sale price'];
/** How long a story may take to be there, ms; a story that plays something takes a few seconds. */
const PATIENCE = 30_000;
/** How long a story is watched once it is there, ms. */
const SETTLE = 300;

/** Runs in the page. @returns {boolean} whether the story, with what it plays, or the page is done */
function isDone() {
  const shown = document.body.classList;
  if (shown.contains('sb-show-errordisplay') || shown.contains('sb-show-nopreview')) return true;
  /** @type {any} */
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  if (!shown.contains('sb-show-main') || !preview?.storyRenders) return false;
  const docs = document.querySelector('#storybook-docs:not([hidden])');
  if (docs && docs.childElementCount === 0) return false;
  if (!docs && preview.storyRenders.length === 0) return false;
  return preview.storyRenders.every((/** @type {any} */ each) =>
    ['completed', 'finished', 'aborted', 'errored'].includes(each.phase),
  );
}

/** Runs in the page. @returns {string[]} what Storybook itself reports as gone wrong */
function complaints() {
  const shown = document.body.classList;
  const text = document.querySelector('#error-message')?.textContent?.trim();
  if (shown.contains('sb-show-errordisplay')) return [`Storybook shows an error: ${text}`];
  if (shown.contains('sb-show-nopreview')) return ['Storybook has nothing to show'];
  /** @type {any} */
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  return preview.storyRenders
    .filter((/** @type {any} */ each) => ['aborted', 'errored'].includes(each.phase))
    .map((/** @type {any} */ each) => `${each.id} ended as ${each.phase}`);
}

/** Runs in the page. @returns {string[]} names of vt- elements nobody defined, in shadow roots too */
function undefinedTags() {
  /** @param {Document | ShadowRoot} tree @returns {string[]} */
  const search = (tree) =>
    [...tree.querySelectorAll('*')].flatMap((element) => [
      ...(element.localName.startsWith('vt-') && !customElements.get(element.localName)
        ? [element.localName]
        : []),
      ...(element.shadowRoot ? search(element.shadowRoot) : []),
    ]);
  return [...new Set(search(document))];
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} address @param {Entry} entry
 * @returns {Promise<string[]>} what is wrong with it
 */
async function visit(browser, address, entry) {
  // A context of its own: what one story stored must not be found by the next.
  const context = await browser.newContext();
  /** @type {string[]} */
  const problems = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' || LOGGED.includes(message.text())) return;
      problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    const mode = entry.type === 'docs' ? 'docs' : 'story';
    await page.goto(`${address}/iframe.html?id=${encodeURIComponent(entry.id)}&viewMode=${mode}&${NO_AXE}`);
    await page.waitForFunction(isDone);
    // Widgets mount a moment after their story, and an error of theirs comes even later.
    await page.waitForTimeout(SETTLE);
    problems.push(...(await page.evaluate(complaints)));
    // An element may come with a chunk of its own, a moment after the story.
    await page
      .waitForFunction(`(${undefinedTags})().length === 0`, undefined, { timeout: 10_000 })
      .catch(() => {});
    const missing = await page.evaluate(undefinedTags);
    if (missing.length) problems.push(`not defined: ${missing.join(', ')}`);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await context.close().catch(() => {});
  }
  return problems;
}

/** @returns {Entry[]} @throws {Halt} */
function entries() {
  try {
    const index = JSON.parse(readFileSync(join(root, OUTPUT, 'index.json'), 'utf8'));
    return Object.values(index.entries);
  } catch {
    throw new Halt('There is no static Storybook: node scripts/storybook.mjs --build');
  }
}

await main(import.meta.url, async () => {
  const { only = '', json } = readOptions({ only: { type: 'string' }, json: { type: 'boolean' } }, HELP);
  const all = entries().filter(({ id }) => id.includes(only));
  if (!all.length) throw new Halt(`No story has an id with "${only}".`);
  await ensurePackages();
  const executablePath = await ensureChromium();
  const { chromium } = await import('@playwright/test');
  const server = await serveFolder(join(root, OUTPUT));
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  let failed = 0;
  const queue = [...all];
  const worker = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const problems = await visit(browser, server.address, entry);
      if (!problems.length) continue;
      failed += 1;
      console.log(
        `${entry.title} / ${entry.name} (${entry.id})\n${problems.map((each) => `    ${each}`).join('\n')}`,
      );
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker));
  } finally {
    await browser.close();
    await server.close();
  }
  const counts = { passed: all.length - failed, failed, skipped: 0 };
  if (json) console.log(JSON.stringify(counts));
  else console.log(`${all.length} stories and pages opened, ${failed} with problems`);
  if (failed) process.exitCode = 1;
});
