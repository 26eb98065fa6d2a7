import { inTurn } from '#scripts/test/turn.mjs';
import { configurator, MONTE } from '../lib/configurator';
import { expect, IN_TURN, layoutShifts, type Page, test } from '../lib/test';

/** Holds the answers of all services until it is released. */
async function hold(page: Page): Promise<() => void> {
  let held: (() => void)[] | null = [];
  await page.route('**/api/**', async (route) => {
    if (held) await new Promise<void>((go) => held?.push(go));
    await route.continue();
  });
  return () => {
    for (const go of held ?? []) go();
    held = null;
  };
}

/** Phones, tablets and desktops: the reserved height differs. */
const WIDTHS = [320, 390, 600, 768, 860, 1024, 1440];

test('while loading the configurator is no higher than its reserved height, at any width', async ({
  page,
  open,
}) => {
  const release = await hold(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(MONTE);
  await expect(configurator(page).locator('.bar-blank')).toBeVisible();
  // The placeholder of the further steps is shown too.
  await expect(configurator(page).locator('.steps-room > *')).toBeVisible();
  const room = () =>
    configurator(page).evaluate((one: HTMLElement) => ({
      taken: one.offsetHeight,
      reserved: Number.parseFloat(getComputedStyle(one).minHeight),
    }));
  const rooms = new Map<number, number>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const { taken, reserved } = await room();
    expect(taken, `${width} px`).toBe(reserved);
    rooms.set(width, reserved);
  }
  // The heights of the three layouts differ.
  expect(new Set(rooms.values()).size).toBe(3);
  release();
  await expect(configurator(page).locator('.version').first()).toBeVisible();
  for (const [width, reserved] of rooms) {
    await page.setViewportSize({ width, height: 844 });
    expect((await room()).taken, `${width} px`).toBeGreaterThan(reserved);
  }
});

for (const path of [MONTE, '/comparador/']) {
  test(`content below growing widgets stays in place: ${path}`, async ({ page, open }) => {
    const release = await hold(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(path);
    const comparators = page.locator('vt-version-comparator');
    for (const one of await page.locator('vt-configurator, vt-version-comparator').all()) {
      await one.scrollIntoViewIfNeeded();
      await expect(one.locator('.vt')).toBeVisible();
    }
    const last = comparators.last();
    await last.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = () => last.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    const before = await place();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const short = await height();
    release();
    await expect(last.getByRole('table')).toBeVisible();
    await expect.poll(height).toBeGreaterThan(short + 2000);
    // One pixel is the browser's rounding.
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

const SWEEPS = [
  [MONTE, 390],
  [MONTE, 1440],
  ['/peugeot/monte/', 768],
  ['/comparador/', 390],
  ['/comparador/', 1440],
  ['/fiat/financiamento/', 768],
] as const;

for (const [path, width] of inTurn(SWEEPS)) {
  test(`content that arrives while the end of its widget is in view moves nothing: ${path} at ${width} px`, {
    tag: IN_TURN,
  }, async ({ page, open }) => {
    const release = await hold(page);
    await page.setViewportSize({ width, height: 844 });
    await open(path);
    const growing = page.locator('vt-configurator, vt-version-comparator, vt-installment-calculator').first();
    await expect(growing.locator('.vt')).toBeVisible();
    // The next section takes most of the viewport.
    await growing.evaluate((one) =>
      scrollBy({ top: one.getBoundingClientRect().bottom - 200, behavior: 'instant' }),
    );
    const end = () => growing.evaluate((one) => Math.round(one.getBoundingClientRect().bottom));
    await expect.poll(end).toBe(200);
    release();
    await expect(growing.locator('.version, table, .slider').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await end()).toBe(200);
    // Sweeps on over the rest of the page.
    const atEnd = () =>
      page.evaluate(() => {
        const before = scrollY;
        scrollBy({ top: 500, behavior: 'instant' });
        return scrollY === before;
      });
    while (!(await atEnd())) await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
    // It has its full height by now.
    await growing.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(growing.locator('[style*="max-height"]')).toHaveCount(0);
  });
}

test('the sign that content is clipped disappears in the same frame as the clip', async ({ page, open }) => {
  const release = await hold(page);
  await page.setViewportSize({ width: 1440, height: 844 });
  await open(MONTE);
  const one = configurator(page);
  await expect(one.locator('.bar-blank')).toBeVisible();
  await one.evaluate((widget) =>
    scrollBy({ top: widget.getBoundingClientRect().bottom - 200, behavior: 'instant' }),
  );
  release();
  await expect(one.locator('.show-all')).toBeVisible();
  // Before anything is rendered again.
  const shown = await one.evaluate((widget) => {
    widget.scrollIntoView({ block: 'start', behavior: 'instant' });
    dispatchEvent(new Event('scroll'));
    return [...(widget.shadowRoot?.querySelectorAll('.show-all') ?? [])].map((each) =>
      each.checkVisibility(),
    );
  });
  expect(shown).toEqual([false]);
});
