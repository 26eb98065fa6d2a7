import { inTurn } from '#scripts/test/turn.mjs';
import { placeAlone } from '../lib/do-main-job';
import type { MainJob } from '../lib/main-job';
import { MAIN_JOBS } from '../lib/main-jobs';
import { cameToRest, watchRequests } from '../lib/read-through';
import { expect, IN_TURN, type Page, test } from '../lib/test';

/** Stops after which a widget has been walked far enough. */
const MAX_STOPS = 40;

/** What has the focus, as a path of indexes; null outside of the widget. */
const stopIn = (page: Page, tag: string) =>
  page.evaluate((name) => {
    let active = document.activeElement;
    if (!active?.closest(name)) return null;
    const path: string[] = [];
    for (; active; active = active.shadowRoot?.activeElement ?? null) {
      const all = [...(active.getRootNode() as Document).querySelectorAll('*')];
      path.push(`${active.localName}${all.indexOf(active)}`);
    }
    return path.join(' ');
  }, tag);

/** Presses Tab through a widget; resolves to its focus stops. */
async function walk(page: Page, tag: string): Promise<string[]> {
  const stops: string[] = [];
  for (let press = 0; press < 2 * MAX_STOPS && stops.length < MAX_STOPS; press++) {
    await page.keyboard.press('Tab');
    // What watches the focus looks after the next two frames.
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
    const stop = await stopIn(page, tag);
    if (stop) stops.push(stop);
    else if (stops.length > 0) break;
  }
  return stops;
}

// 1280 x 1024 at 400 %; the watch of lib/test.ts fails the test at a stop that is covered or off screen.
test.use({ viewport: { width: 320, height: 256 } });

for (const [tag, { markup, query = '' }] of inTurn<[string, MainJob]>(Object.entries(MAIN_JOBS), 1)) {
  test(`${tag}: each focus stop is in sight at 400 % zoom`, { tag: IN_TURN }, async ({ page, open }) => {
    const requests = watchRequests(page);
    placeAlone(markup);
    await open(`/lone/${query}`);
    await page.locator(tag).first().dispatchEvent('pointerdown');
    // With all that loads at the first touch.
    await cameToRest(page, requests);
    const stops = await walk(page, tag);
    expect(stops.length, 'a picture and a QR code have none').toBeGreaterThanOrEqual(
      ['vt-car-image', 'vt-qr-code'].includes(tag) ? 0 : 1,
    );
    expect(new Set(stops).size).toBe(stops.length);
    // A stop that a smooth scroll was bringing into sight has been looked at again.
    await page.waitForFunction(
      () => (globalThis as unknown as { pendingFocusLooks: number }).pendingFocusLooks === 0,
    );
  });
}
