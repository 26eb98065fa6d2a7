import type { Page, Sandbox } from './test';

/**
 * Lets a test read what requests to the services carry: a browser tells a body with files, or a large one, only of requests
 * that pass through the runner.
 */
export const seeBodies = (page: Page): Promise<unknown> =>
  page.route('**/api/**', (route) => route.continue());

/** Number of requests of a call. */
export const timesAsked = async (sandbox: Sandbox, wanted: string): Promise<number> =>
  (await sandbox.calls()).filter(({ id, call }) => (id ?? call) === wanted).length;

/** Pixels by which the page overflows its window horizontally; 0 if it does not scroll sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** Name of the focused element within its shadow root. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active: Element | null = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return (active?.getAttribute('aria-label') ?? active?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });

/** Presses Tab until an element with that name has the focus; fails if none gets it. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let press = 0; press < 120; press++) {
    const now = await focused(page);
    if (name.test(now)) return;
    seen.push(now);
    await page.keyboard.press(key);
  }
  throw new Error(`no Tab leads to ${name}; seen: ${seen.slice(-40).join(' | ')}`);
}
