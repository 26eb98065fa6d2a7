import { inTurn } from '#scripts/test/turn.mjs';
import { quiet } from '../lib/noise';
import { expect, IN_TURN, type Page, test } from '../lib/test';
import { editPage } from '../lib/test-server';
import { alive, comeAndGo, comeBack, listeners } from '../lib/visits';

/** The car in the URL is loaded by several widgets. */
const PATH = '/lone/?vt-car=358AF11~2026~~~~';

/** The pages' metadata without those that widgets require, in author mode. */
const withoutServices = () =>
  editPage((html) =>
    html.replace(/<meta name="vitrine:services"[^>]*>/, '<meta name="vitrine:mode" content="author">'),
  );

const STATES = [
  { state: 'working', break: async () => {}, mend: async () => {} },
  {
    state: 'without services and images',
    break: (page: Page) => page.route('**/api/**', (route) => route.abort()),
    mend: (page: Page) => page.unroute('**/api/**'),
  },
  {
    state: 'without metadata, in author mode',
    break: withoutServices,
    mend: (page: Page) =>
      page.evaluate(() => {
        // The page's own form would start now, and load.
        document.querySelector('main > vt-lead-form')?.remove();
        const meta = Object.assign(document.createElement('meta'), {
          name: 'vitrine:services',
          content: '/api/{service}',
        });
        document.head.append(meta);
      }),
    noted: true,
  },
];

for (const { state, break: damage, mend, noted = false } of inTurn(STATES)) {
  test(`several of every tag leave nothing behind, and work when inserted again: ${state}`, {
    tag: IN_TURN,
  }, async ({ page, open, noise }) => {
    // Some thousand widgets once there are seventy-five tags.
    test.setTimeout(120_000);
    await damage(page);
    await page.addInitScript(() => addEventListener('vt-widget-failed', (event) => event.preventDefault()));
    await open(PATH, { wait: false });
    await comeAndGo(page, { rounds: 1, each: 1, used: true, noted });
    await expect.poll(() => alive(page)).toEqual({});
    const before = await listeners(page);
    // Two more of each kind are enough: what one leaves behind is more than the tolerance below.
    await comeAndGo(page, { rounds: 2, each: 2, noted });
    await comeAndGo(page, { rounds: 1, each: 2, used: true, noted });
    await expect.poll(() => alive(page), { timeout: 10_000 }).toEqual({});
    const after = await listeners(page);
    // Singletons of the page may be created late.
    expect(Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0) + 1)).toEqual([]);

    await mend(page);
    // Pictures that were requested ahead are loaded when the browser is idle.
    await page.evaluate(() => new Promise((go) => requestIdleCallback(go)));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(async () => {
      dispatchEvent(new Event('online'));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    expect(asked, 'what is gone loads nothing when the network is back').toEqual([]);
    expect(await comeBack(page)).toEqual([]);
    quiet(noise, /^\[vitrine\]|^Not Found Fallback Icon$/);
  });
}
