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
function withoutUnknownCommand(browser: Browser): void {
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

/** The tests' page is one tab for all, as a new one takes half a second; without cookies and storage at the start of each. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      withoutUnknownCommand(browser);
      const tab = await browser.newPage({ locale: 'pt-BR' });
      await use(tab);
      await tab.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, origin, viewport, actionTimeout }, use) => {
    tab.setDefaultTimeout(actionTimeout);
    // What a test before has opened, also after its end, takes the focus and with it all focus events.
    for (const other of tab.context().pages()) if (other !== tab) await other.close();
    await tab.goto(`${origin}/jobs/`);
    await tab.bringToFront();
    await expect.poll(() => tab.evaluate(() => document.hasFocus())).toBe(true);
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
