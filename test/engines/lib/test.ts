import { startServer } from '#demo-pages/server';
import { test as base, expect } from '../../e2e/lib/test';
import { checkedPages } from './checked-pages';
import { jobPages } from './job-pages';

interface Options {
  /** What the console may say; a test that hears messages as they come takes them out of `noise` itself. */
  expectedNoise: readonly RegExp[];
}

/** End-to-end tests against a server that also has the pages of the main jobs, and those that check their files. */
export const test = base.extend<Options, { origin: string }>({
  expectedNoise: [[], { option: true }],
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const server = await startServer({ port: 0, more: jobPages().route('/', checkedPages()) });
      await use(`http://127.0.0.1:${server.port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
