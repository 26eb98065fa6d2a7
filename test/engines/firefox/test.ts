import type { Browser, Page } from '@playwright/test';
import { test as base, expect } from '../lib/test';

/** Sent to every page by Playwright 1.65, and unknown to Firefox before 154; preferences do the same (the configuration). */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

interface Session {
  send(method: string, params?: unknown): Promise<unknown>;
}

/**
 * Answers the command in Firefox's place. Playwright has no option against it, and a proxy for its socket would be a
 * second implementation of the transport.
 * @throws {Error} if this Playwright is built differently
 */
export function withoutUnknownCommand(browser: Browser): void {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's own side has no public types
  const session = (browser as any)._connection?.toImpl?.(browser)?._browserSession;
  const owner = session && Object.getPrototypeOf(session);
  if (typeof owner?.send !== 'function')
    throw new Error('Playwright keeps the session of a Firefox elsewhere: test/engines/firefox/test.ts');
  const { send }: Session = owner;
  owner.send = function (this: Session, method: string, params?: unknown) {
    return method === UNKNOWN ? Promise.resolve({}) : send.call(this, method, params);
  };
}

/** Milliseconds in which a tab that is brought to the front gets the focus, if it gets it at all. */
const FOCUSED_WITHIN = 2000;

/** Whether the tab gets the focus: without it a page has no focus events. */
const getsFocus = (tab: Page) =>
  expect
    .poll(
      async () => {
        await tab.bringToFront();
        return tab.evaluate(() => document.hasFocus());
      },
      { timeout: FOCUSED_WITHIN },
    )
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** The tab of a worker's tests, and how to get another. */
interface Tab {
  page: Page;
  renew(): Promise<void>;
}

/** The tests' page is one tab for all, as a new one takes half a second; without cookies and storage at the start of each. */
export const test = base.extend<object, { tab: Tab }>({
  tab: [
    async ({ browser }, use) => {
      withoutUnknownCommand(browser);
      const open = async () => (await browser.newContext({ locale: 'pt-BR' })).newPage();
      const tab: Tab = {
        page: await open(),
        async renew() {
          await tab.page.context().close();
          tab.page = await open();
        },
      };
      await use(tab);
      await tab.page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab: own, origin, viewport, actionTimeout }, use) => {
    // What a test before has opened, also after its end, takes the focus and with it all focus events.
    for (const other of own.page.context().pages()) if (other !== own.page) await other.close();
    await own.page.goto(`${origin}/jobs/`);
    if (!(await getsFocus(own.page))) {
      // Firefox does not give it back to a window that has lost it to one that is gone.
      await own.renew();
      await own.page.goto(`${origin}/jobs/`);
      expect(await getsFocus(own.page)).toBe(true);
    }
    const tab = own.page;
    tab.setDefaultTimeout(actionTimeout);
    await tab.context().clearCookies();
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
    // What the next test shows is no message of this one.
    tab.removeAllListeners();
  },
});
