import type { Page } from '@playwright/test';
import { test as base, expect } from '../lib/test';
import { WebKitPage } from './page';
import { Session } from './session';

/** Of the console's messages, those of errors and warnings. */
const NOISE = /CONSOLE (\w+ )?(ERROR|WARN)/;

/** The tests' page is WebKitGTK's: one window for all, without cookies and storage at the start of each. */
export const test = base.extend<object, { session: Session }>({
  session: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const session = await Session.begin();
      await use(session);
      await session.end();
    },
    { scope: 'worker' },
  ],
  page: async ({ session, origin, viewport }, use) => {
    const page = new WebKitPage(session);
    await page.goto(`${origin}/jobs/`);
    await session.send('DELETE', '/cookie');
    await session.run('localStorage.clear(); sessionStorage.clear();');
    if (viewport) await page.setViewportSize(viewport);
    // A job that uses more of a page than there is fails by the name of what it misses.
    await use(page as unknown as Page);
  },
  noise: async ({ session, page, expectedNoise }, use) => {
    void page;
    session.newMessages();
    const noise: string[] = [];
    await use(noise);
    const lines = session.newMessages().filter((line) => NOISE.test(line));
    noise.push(...lines.filter((line) => !expectedNoise.some((one) => one.test(line))));
    expect(noise, 'nothing on the console').toEqual([]);
  },
});
