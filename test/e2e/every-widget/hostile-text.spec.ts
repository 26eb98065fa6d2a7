import { fillPerson, leadForm, sendButton } from '../lib/lead';
import { quiet } from '../lib/noise';
import { expect, type Page, test } from '../lib/test';
import { editPage } from '../lib/test-server';

const ATTACK = `"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;
const hacked = (page: Page) => page.evaluate(() => (globalThis as { hacked?: number }).hacked);
/** Elements of the attack in the page, shadow roots included. */
const planted = (page: Page) =>
  page.evaluate(() => {
    const count = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, one) =>
          sum +
          (one.matches('img[src="x"], [onerror]') ? 1 : 0) +
          (one.shadowRoot ? count(one.shadowRoot) : 0),
        0,
      );
    return count(document);
  });

test('attributes are text and addresses, never markup or script', async ({ page, open }) => {
  await open('/lone/');
  await page.evaluate((attack) => {
    for (const tag of [
      'vt-lead-form',
      'vt-whatsapp',
      'vt-location-selector',
      'vt-dealer-finder',
      'vt-hub-menu',
      'vt-go-back',
    ]) {
      const element = document.createElement(tag);
      for (const name of [
        'heading',
        'model',
        'version',
        'origin',
        'return-url',
        'label',
        'badge',
        'persons',
        'load',
        'layout',
        'by',
      ]) {
        element.setAttribute(name, attack);
      }
      element.setAttribute('privacy-url', 'javascript:window.hacked=1');
      element.setAttribute('fallback', 'javascript:window.hacked=1');
      document.querySelector('main')?.append(element);
    }
  }, ATTACK);
  for (const tag of ['vt-whatsapp', 'vt-location-selector', 'vt-dealer-finder', 'vt-lead-form']) {
    await page.locator(tag).last().scrollIntoViewIfNeeded();
    await expect(page.locator(tag).last().getByText(ATTACK).first()).toBeVisible();
  }
  const scripts = await page.evaluate(() => {
    const hrefs = (root: ParentNode): string[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        ...(one instanceof HTMLAnchorElement && one.protocol === 'javascript:' ? [one.href] : []),
        ...(one.shadowRoot ? hrefs(one.shadowRoot) : []),
      ]);
    return hrefs(document);
  });
  expect(scripts).toEqual([]);
  expect([await hacked(page), await planted(page)]).toEqual([undefined, 0]);
});

test('metadata is never markup', async ({ page, open, noise }) => {
  editPage((html) => {
    const body = html.replace(
      /(<meta name="vitrine:(?:language|market|cache-ttl|postal-service)" content=")[^"]*/g,
      `$1${ATTACK.replaceAll('"', '&quot;')}`,
    );
    return body;
  });
  await open('/lone/');
  await fillPerson(leadForm(page));
  await sendButton(leadForm(page)).click();
  await expect(leadForm(page).getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect([await hacked(page), await planted(page)]).toEqual([undefined, 0]);
  noise.splice(
    0,
    noise.length,
    ...noise.filter((text) => !text.startsWith('[vitrine] <meta name="vitrine:')),
  );
});

test('every text of every service answer is shown as text', async ({
  page,
  open,
  context,
  sandbox,
  noise,
}) => {
  await context.addCookies([{ name: 'vitrine_session', value: 'ana', url: sandbox.origin }]);
  const poison = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => poison(one, key));
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)]));
    // Codes are unchanged: further calls need them.
    return typeof value === 'string' && !/code|id|country/i.test(key) ? `${value}${ATTACK}` : value;
  };
  const poisoned: string[] = [];
  await page.route(/\/api\//, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    poisoned.push(new URL(route.request().url()).pathname.replace(/^\/api\/([^/]+).*/, '$1'));
    await route.fulfill({ response: answer, body: text && JSON.stringify(poison(JSON.parse(text))) });
  });
  await open('/fiat/');
  const selector = page.locator('vt-location-selector');
  await selector.scrollIntoViewIfNeeded();
  await selector.getByRole('radio', { name: 'Estado e cidade' }).check();
  await selector.getByLabel('Estado', { exact: true }).selectOption('SP');
  await selector.getByRole('combobox', { name: 'Cidade' }).fill('s');
  await selector.getByRole('listbox').getByRole('option').first().click();
  const finder = page.locator('vt-dealer-finder');
  await finder.scrollIntoViewIfNeeded();
  await finder
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /Escolher/ })
    .click();
  const form = leadForm(page);
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByText(/onerror/).first()).toBeVisible();
  const bot = page.locator('vt-whatsapp');
  await bot.scrollIntoViewIfNeeded();
  await expect(bot.getByLabel('Nome', { exact: true })).toHaveValue(/onerror/);
  expect(new Set(poisoned)).toEqual(new Set(['user', 'location', 'dealer']));
  expect([await hacked(page), await planted(page)]).toEqual([undefined, 0]);
  quiet(noise);
});
