import { expect, test } from '../lib/test';
import { MARKUP } from '../lib/visits';

const LEAD_FORM = MARKUP.find((markup) => markup.includes('<vt-lead-form')) ?? '';

test('keys typed in a widget are not the page’s, also before their guard has loaded; shortcuts are', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const keys: string[] = [];
    Object.assign(globalThis, { keys });
    // As libraries do that spare inputs only, and see the element as the target.
    document.addEventListener('keydown', (event) => {
      if (event.target instanceof HTMLInputElement) return;
      keys.push(event.key);
      if (event.key.length === 1 && !event.ctrlKey) event.preventDefault();
    });
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/chunks\/data-/, async (route) => {
    await held;
    await route.continue();
  });
  await open('/lone/', { wait: false });
  await page.evaluate((markup) => {
    (document.querySelector('main') as HTMLElement).innerHTML = markup;
  }, LEAD_FORM);
  const form = page.locator('vt-lead-form').first();
  const name = form.getByLabel('Nome completo');
  await name.focus();
  await page.keyboard.type('Ana s/n');
  release();
  const keys = () => page.evaluate(() => (globalThis as unknown as { keys: string[] }).keys);
  // The guard has taken over.
  const isEarly = () =>
    form.evaluate((one) => !!((one.shadowRoot as ShadowRoot).lastElementChild as HTMLElement).onkeydown);
  await expect.poll(isEarly).toBe(false);
  await page.keyboard.type(' Souza');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  expect(await keys()).toEqual([]);
  await expect(name).toHaveValue('Ana s/n Souz');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  expect(await keys()).toEqual(['Control', 'k', 'Escape']);
});
