/** A browser page that visits stories and documentation of the static Storybook, and returns the problems of each. */

import {
  askedCalls,
  docsAreRendered,
  docsProblems,
  playStory,
  showDocs,
  undefinedTags,
  whenIdle,
} from './page.mjs';
import { overflowsAt } from './widths.mjs';

/** @typedef {{ id: string, type: 'story' | 'docs', title: string, name: string, importPath: string, tags: string[] }} Entry */

/** Console lines that the specification requires after a failure (spec messages#developer-texts): not a problem of the story. */
const EXPECTED_LOGS = [
  'Error getting online sale price',
  'Not Found Fallback Icon',
  // A failed search of offers (spec offers#search).
  'Response status: 404',
];
/** Widths of a widget in px: a phone, columns of text, a page. */
const WIDTHS = [320, 480, 650, 900];
/** Timeout of a story or a page in ms; a story with a play function takes a few seconds. */
const TIMEOUT = 20_000;
/** Timeout of Storybook's start in ms. */
const START = 10_000;
/** Entries of a page: starting Storybook takes as long as some stories, and what a page keeps of each adds up. */
const ENTRIES = 60;
/** Maximum number of lines shown of a problem; some include the whole document. */
const LINES = 12;

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** @param {string[]} problems @returns {string[]} without duplicates: Storybook also logs what a story throws */
function distinct(problems) {
  // The name of a minified error differs between the two.
  const firstLine = (/** @type {string} */ text) =>
    text
      .replace(/^console: /, '')
      .replace(/^[\w$]+: /, '')
      .split('\n', 1)[0] ?? '';
  const thrown = problems.filter((text) => !text.startsWith('console: ')).map(firstLine);
  return problems
    .filter((text) => !text.startsWith('console: ') || !thrown.includes(firstLine(text)))
    .map((text) => text.split('\n').slice(0, LINES).join('\n'));
}

export class StoryVisits {
  #context;
  #address;
  /** @type {import('@playwright/test').Page | undefined} */
  #page;
  /** Number of entries that the page has shown. */
  #shown = 0;
  /** @type {string[]} problems of the visited entry */
  #problems = [];
  /** Ids of the calls that the visited stories asked the sandbox for. @type {Set<string>} */
  reached = new Set();

  /** @param {import('@playwright/test').BrowserContext} context @param {string} address of the static Storybook */
  constructor(context, address) {
    this.#context = context;
    this.#address = address;
  }

  /** Makes the next visit open a new page. */
  async leave() {
    const asked = await this.#page?.evaluate(askedCalls).catch(() => []);
    for (const call of asked ?? []) this.reached.add(call);
    await this.#page?.close().catch(() => {});
    this.#page = undefined;
  }

  /** @param {Entry} entry @returns {Promise<string[]>} its problems */
  async visit(entry) {
    this.#problems = [];
    try {
      const problems = await (entry.type === 'docs' ? this.#visitDocs(entry) : this.#visitStory(entry));
      this.#problems.push(...problems);
    } catch (error) {
      this.#problems.push(messageOf(error));
      // Its pending work must not affect the next entry.
      await this.leave();
    }
    return distinct(this.#problems);
  }

  /** The page of Storybook: entries share it, as a reader's do. */
  async #started() {
    if (this.#shown >= ENTRIES) await this.leave();
    this.#page ??= await this.#open();
    this.#shown += 1;
    await this.#context.clearCookies();
    return this.#page;
  }

  async #open() {
    const page = await this.#context.newPage();
    this.#shown = 0;
    page.setDefaultTimeout(TIMEOUT);
    page.on('pageerror', (error) => this.#problems.push(`page error: ${messageOf(error)}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' || EXPECTED_LOGS.includes(message.text())) return;
      this.#problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    await page.goto(`${this.#address}/iframe.html?viewMode=story`);
    const started = () => '__STORYBOOK_ADDONS_CHANNEL__' in window;
    await page.waitForFunction(started, undefined, { timeout: START });
    return page;
  }

  /** @param {Entry} entry */
  async #visitStory({ id }) {
    const page = await this.#started();
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not finished after ${TIMEOUT / 1000} s`)), TIMEOUT);
    });
    try {
      const problems = await Promise.race([page.evaluate(playStory, id), late]);
      const overflows = await page.evaluate(overflowsAt, WIDTHS);
      return [...problems, ...overflows, ...(await this.#missing(page))];
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {Entry} entry */
  async #visitDocs({ id }) {
    const page = await this.#started();
    await page.evaluate(showDocs, id);
    await page.waitForFunction(docsAreRendered, id);
    // Its content mounts a moment later.
    await page.evaluate(whenIdle);
    return [...(await page.evaluate(docsProblems)), ...(await this.#missing(page))];
  }

  /** An element's chunk may load a moment after the story. @param {import('@playwright/test').Page} page */
  async #missing(page) {
    const none = `(${undefinedTags})().length === 0`;
    await page.waitForFunction(none, undefined, { timeout: 10_000 }).catch(() => {});
    const tags = await page.evaluate(undefinedTags);
    return tags.length ? [`not defined: ${tags.join(', ')}`] : [];
  }
}
