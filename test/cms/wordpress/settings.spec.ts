import type { Page } from '@playwright/test';
import { expect, expectReady, inSite, test } from '../lib/site';

const field = (page: Page, name: string) => page.locator(`#vitrine-${name}`);

/** Saves the form of the screen. */
async function save(page: Page) {
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await page.waitForURL(/settings-updated/);
}

const metadataOf = (page: Page) =>
  page
    .locator('meta[name^="vitrine:"]')
    .evaluateAll((tags) =>
      Object.fromEntries(tags.map((tag) => [tag.getAttribute('name'), tag.getAttribute('content')])),
    );

test.beforeEach(({ signIn }) => signIn('admin'));

test('what an administrator saves is on pages with a widget, and only there', async ({ page, site }) => {
  await page.goto(`${site.address}/wp-admin/options-general.php?page=vitrine`);
  await field(page, 'brand').selectOption('jeep');
  await field(page, 'postal-service').fill('correios');
  await field(page, 'addresses').fill('car https://cars.example/api\ndealer=/dealers');
  await save(page);
  await page.goto(site.pages[0]?.address ?? '');
  expect(await metadataOf(page)).toMatchObject({
    'vitrine:brand': 'jeep',
    'vitrine:country': 'BR',
    'vitrine:language': 'pt-BR',
    'vitrine:services': `${site.services}/api/{service}`,
    'vitrine:postal-service': 'correios',
    'vitrine:service:car': 'https://cars.example/api',
    'vitrine:service:dealer': '/dealers',
  });
  expect(await page.locator('head #vitrine-js').getAttribute('async')).not.toBeNull();
  expect(await page.locator('#vitrine-heights').textContent()).toContain('vt-lead-form');
  expect(await page.locator('#vitrine-heights').textContent()).not.toContain('vt-qr-code');
  await page.goto(`${site.address}/?p=1`);
  expect(await metadataOf(page)).toEqual({});
  expect(await page.locator('#vitrine-js').count()).toBe(0);

  await page.goto(`${site.address}/wp-admin/options-general.php?page=vitrine`);
  await field(page, 'brand').selectOption('fiat');
  await field(page, 'postal-service').fill('');
  await field(page, 'addresses').fill('');
  await field(page, 'pages').selectOption('always');
  await save(page);
  await page.goto(`${site.address}/?p=1`);
  expect(await metadataOf(page)).toMatchObject({ 'vitrine:brand': 'fiat' });
  await inSite(site, 'set-settings.php', { pages: '' });
});

const HOSTILE = [
  ['script', 'javascript:alert(1)'],
  ['script', '"><script>window.hurt = 1</script>'],
  ['base', 'data:text/javascript,window.hurt=1'],
  ['services', 'java\tscript:alert(1)'],
  ['services', 'https://x.example/"onload="window.hurt=1'],
  ['addresses', 'car javascript:alert(1)'],
  ['addresses', 'unknown https://x.example'],
  ['integrity', 'sha384-"><script>window.hurt = 1</script>'],
  ['lead-client-id', '"><script>window.hurt = 1</script>x y'],
  ['session-cookie', 'a;b=<script>'],
  ['lead-without-cpf', 'cities=<img src=x onerror=window.hurt=1>'],
  ['cookie-domain', '"><svg onload=window.hurt=1>'],
] as const;

test('a hostile value is not saved, and the screen says which', async ({ page, site }) => {
  const settings = `${site.address}/wp-admin/options-general.php?page=vitrine`;
  await page.goto(settings);
  const form = () =>
    page
      .locator('form[action="options.php"]')
      .evaluate((one: HTMLFormElement) =>
        Object.fromEntries([...new FormData(one)].map(([name, value]) => [name, String(value)])),
      );
  const before = await form();
  for (const [name, text] of HOSTILE) {
    const answer = await page.request.post(`${site.address}/wp-admin/options.php`, {
      form: { ...before, [`vitrine_settings[${name}]`]: text },
    });
    const body = await answer.text();
    expect(body, name).toContain('o valor não é válido e não foi salvo');
    expect(body, name).not.toContain('window.hurt = 1</script>');
  }
  await page.goto(settings);
  expect(await form()).toEqual({ ...before, _wpnonce: expect.any(String) });
});

test('what passes the form is escaped on the page', async ({ page, site }) => {
  const text = `a"'&<b>`.replace('<b>', '');
  const former = await inSite(site, 'set-settings.php', { 'lead-client-id': text, market: '<script>' });
  await page.goto(site.pages[0]?.address ?? '');
  const metadata = await metadataOf(page);
  expect(metadata['vitrine:lead-client-id']).toBe(text);
  expect(metadata['vitrine:market']).toBe('<script>');
  await inSite(site, 'set-settings.php', {
    'lead-client-id': former['lead-client-id'],
    market: former.market,
  });
});

test('only an administrator opens the screen or saves, and only with the nonce of the form', async ({
  page,
  site,
  signIn,
}) => {
  const forged = await page.request.post(`${site.address}/wp-admin/options.php`, {
    form: { option_page: 'vitrine', action: 'update', _wpnonce: 'x', 'vitrine_settings[brand]': 'ram' },
  });
  expect(forged.status()).toBe(403);
  await signIn('author');
  const screen = await page.request.get(`${site.address}/wp-admin/options-general.php?page=vitrine`);
  expect(screen.status()).toBe(403);
  await page.goto(site.pages[0]?.address ?? '');
  expect(await metadataOf(page)).toMatchObject({ 'vitrine:brand': 'fiat' });
});

test('the heights can come from a file, for a policy without inline code', async ({ page, site }) => {
  await inSite(site, 'set-settings.php', { heights: 'file' });
  const address = site.pages[0]?.address ?? '';
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${site.services}; img-src *; font-src 'self'`;
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/vitrine/i.test(message.text()) && /policy/i.test(message.text())) blocked.push(message.text());
  });
  await page.goto(address);
  await expectReady(page.locator('vt-lead-form'));
  expect(await page.locator('#vitrine-heights').count()).toBe(0);
  expect(await page.locator('#vitrine-heights-css').count()).toBe(1);
  expect(blocked).toEqual([]);
  await inSite(site, 'set-settings.php', { heights: '' });
});

test('uninstalling leaves no setting behind', async ({ site }) => {
  expect(await inSite(site, 'uninstall.php')).toEqual({ left: [] });
});
