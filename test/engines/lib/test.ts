import { startServer } from '#demo-pages/server';
import { test as base, expect } from '../../e2e/lib/test';
import { jobPages } from './job-pages';

/** End-to-end tests against a server that also has the pages of the main jobs. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const server = await startServer({ port: 0, more: jobPages() });
      await use(`http://127.0.0.1:${server.port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
