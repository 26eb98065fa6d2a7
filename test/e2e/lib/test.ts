import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { recordReached } from '#scripts/test/reached-calls.mjs';
import { AXE_TAGS } from '../../axe-tags';
import { loadAxe } from './axe';
import { unexpected } from './noise';
import { startTestServer, undoChanges } from './test-server';
import { watchFocus } from './watch-focus';

/** A lead as the sandbox received it. */
interface ReceivedLead {
  body: Record<string, unknown>;
}

/** The sandbox behind the pages. */
export interface Sandbox {
  origin: string;
  leads(): Promise<ReceivedLead[]>;
  events(): Promise<{ jwtToken: string | null; type: string; payload: string }[]>;
  /** Received intents, and how often each was sent. */
  ledger(): Promise<{ call: string; key: string; times: number }[]>;
  calls(): Promise<{ id?: string; call?: string; method: string; path?: string; url?: string }[]>;
  /** Makes one call, by its id, or all calls fail. */
  fault(fault: string, call?: string, times?: number): Promise<void>;
  reset(): Promise<void>;
  /** Advances the sandbox's clock by milliseconds. */
  advance(ms: number): Promise<void>;
}

/**
 * Tag of tests that runs take in turns (scripts/test/turn.mjs). The calls that they reach do not count: they are those of one turn,
 * and each run has to find the same calls reached.
 */
export const IN_TURN = '@in-turn';
/** The calls that the other tests of this worker reached. */
const reached = new Set<string>();

interface Fixtures {
  build: 'preact' | 'react';
  sandbox: Sandbox;
  /** Opens a demo page of this build and waits until its widgets are ready. */
  open(path: string, options?: { wait?: boolean; until?: 'load' | 'commit' }): Promise<void>;
  /** Console messages and page errors; a test removes those it expects. */
  noise: string[];
}

export const test = base.extend<Fixtures, { origin: string }>({
  build: ['preact', { option: true }],
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const server = await startTestServer();
      const address = `http://127.0.0.1:${server.port}`;
      await use(address);
      await server.close();
      await recordReached('e2e', [...reached]);
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ origin }, use, { tags }) => {
    const get = async (path: string) => (await fetch(`${origin}/sandbox/${path}`)).json();
    const post = async (path: string, body?: unknown) => {
      const answer = await fetch(`${origin}/sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      });
      if (!answer.ok) throw new Error(`sandbox/${path}: ${answer.status} ${await answer.text()}`);
    };
    const sandbox: Sandbox = {
      origin,
      leads: () => get('leads'),
      events: () => get('events'),
      ledger: () => get('ledger'),
      calls: () => get('calls'),
      fault: (fault, call, times) => post('faults', { fault, call, times }),
      reset: () => post('reset'),
      advance: (ms) => post('clock', { advance: ms }),
    };
    undoChanges();
    await sandbox.reset();
    await fetch(`${origin}/sandbox/calls/reached`, { method: 'DELETE' });
    await use(sandbox);
    if (!tags.includes(IN_TURN)) for (const id of await get('calls/reached')) reached.add(id);
  },
  noise: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const text = message.text();
        // The browser says of a failed request its status alone.
        noise.push(text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text);
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use(noise);
      expect(unexpected(noise), 'nothing on the console, nothing thrown').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, origin, build, sandbox }, use) => {
    await page.addInitScript(watchShifts);
    await page.addInitScript(watchFocus);
    await use(async (path, { wait = true, until = 'load' } = {}) => {
      void sandbox;
      await page.goto(`${origin}${build === 'react' ? '/react' : ''}${path}`, { waitUntil: until });
      if (wait) await ready(page);
    });
  },
});

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Records layout shifts, except those caused by input, and those before the document is parsed: a busy browser paints
 * while it parses, and the page's own next element moves those before it. A press also causes what its late answers
 * move: requests that begin within a second of it, those that follow them, and a second after each.
 */
function watchShifts(): void {
  const page = globalThis as unknown as { layoutShifts: string[] };
  page.layoutShifts = [];
  const SECOND = 1000;
  const presses: number[] = [];
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => presses.push(timeStamp), { capture: true });
  // By default the browser forgets all after the first 250.
  performance.setResourceTimingBufferSize(5000);
  const isAnswer = (time: number) => {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    requests.sort((one, other) => one.startTime - other.startTime);
    return presses.some((press) => {
      let until = press + SECOND;
      for (const { startTime, responseEnd } of requests)
        if (startTime >= press && startTime <= until) until = Math.max(until, responseEnd + SECOND);
      return time >= press && time <= until;
    });
  };
  const line = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) =>
    `${node instanceof Element ? `${node.localName}#${node.id}.${node.className}` : node?.nodeName} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const [parsed] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const parsing = !parsed?.domInteractive || entry.startTime < parsed.domInteractive;
      if (!entry.hadRecentInput && !parsing && !isAnswer(entry.startTime))
        page.layoutShifts.push(`${entry.value.toFixed(5)}: ${entry.sources.map(line).join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shifts that no input explains; empty for none. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { layoutShifts: string[] }).layoutShifts);

/** Resolves when every widget near the viewport is ready. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const tags = [...document.querySelectorAll('*')].filter((element) => element.localName.startsWith('vt-'));
    const near = tags.filter((element) => element.getBoundingClientRect().top < innerHeight);
    return near.every(
      (element) => element.matches(':state(ready), :state(failed)') || 'updateComplete' in element,
    );
  });
}

/** Expects that axe finds nothing in the page, shadow roots included. */
export async function expectAccessible(page: Page, include?: string): Promise<void> {
  await loadAxe(page);
  const violations = await page.evaluate(
    async ([tags, selector]) => {
      // What an answer has changed is painted first: behind axe, the paint is too late to count as caused by the input.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const context = selector ? { include: [[selector]] } : document;
      const results = await axe.run(context, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [AXE_TAGS, include] as const,
  );
  expect(violations).toEqual([]);
}

export { expect, type Locator, type Page };
