import type { Page } from '@playwright/test';
import { holdRequests } from '../../e2e/lib/hold-requests';
import { type ElementCase, HOSTILE, LEAD_FORMS, MIXED, rendered } from '../lib/first-view-cases';
import { expect, expectReady, inSite, test } from '../lib/site';

type Tag = [attributes: string[], view: string | undefined];

/** The attributes and the view of each tag, read as a browser reads them, without making the view. */
const read = (page: Page, tags: string[]): Promise<Tag[]> =>
  page.evaluate(
    (all) =>
      all.map((html): Tag => {
        const tag = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
        const attributes = [...(tag?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).sort();
        return [attributes, tag?.querySelector('template')?.innerHTML];
      }),
    tags,
  );

/** Reads what the plugin and the renderer write. */
async function both(page: Page, site: Parameters<typeof inSite>[0], cases: ElementCase[]) {
  const html: string[] = [];
  // The input is a variable of the environment, which is not endless.
  for (let at = 0; at < cases.length; at += 100) {
    const elements = cases.slice(at, at + 100);
    html.push(...(await inSite(site, 'elements.php', { elements })).html);
  }
  return {
    plugin: await read(page, html),
    renderer: await read(
      page,
      cases.map((one) => rendered(one)),
    ),
  };
}

const form = (page: Page) => page.locator('vt-lead-form');

/** Holds the script until the function that it returns is called. */
const holdScript = (page: Page): Promise<() => void> => holdRequests(page, '**/vitrine-files/**');

test('each view of the lead form is what the renderer writes', async ({ page, site }) => {
  const { plugin, renderer } = await both(page, site, LEAD_FORMS);
  // Two lists that differ would be thousands of lines.
  expect(LEAD_FORMS.filter((_, at) => JSON.stringify(plugin[at]) !== JSON.stringify(renderer[at]))).toEqual(
    [],
  );
  expect(plugin.filter(([, view]) => !view)).toEqual([]);
  expect(plugin.some(([, view]) => view?.includes('<script'))).toBe(false);
});

test('views of all widgets are what the renderer writes, or there is none', async ({ page, site }) => {
  const { plugin, renderer } = await both(page, site, MIXED);
  const wrong = MIXED.filter((_, at) => {
    const [, view] = plugin[at] ?? [];
    return view !== undefined && view !== renderer[at]?.[1];
  });
  expect(wrong).toEqual([]);
  expect(plugin.filter(([, view]) => view).length).toBeGreaterThan(MIXED.length / 3);
});

test('a setting that changes the form, and a plugin without a script or with the box off, have none', async ({
  page,
  site,
}) => {
  const [first] = LEAD_FORMS;
  const changes = [
    {},
    { 'cpf-cnpj-in-lead': 'on' },
    { 'address-validation': 'on' },
    { script: '' },
    { brand: '' },
    { 'first-view': 'off' },
  ];
  const cases = changes.map((more) => ({ ...first, settings: { ...first?.settings, ...more } }));
  const { plugin } = await both(page, site, cases as ElementCase[]);
  expect(plugin.map(([, view]) => Boolean(view))).toEqual([true, false, false, false, false, false]);
});

for (const title of ['Bloco', 'Shortcode'])
  test(`${title}: the form is in the page, and keeps what was typed before its script`, async ({
    page,
    site,
    browser,
  }) => {
    const address = site.pages.find((one) => one.title === title)?.address ?? '';
    const reader = await browser.newContext({ javaScriptEnabled: false });
    const still = await reader.newPage();
    await still.goto(address);
    await expect(form(still).getByLabel('Nome completo')).toBeVisible();
    await expect(form(still).getByText('O formulário ainda não carregou')).toBeVisible();
    await expect(still.getByText('Fale com a gente')).toBeVisible();
    await reader.close();

    const go = await holdScript(page);
    await page.goto(address, { waitUntil: 'commit' });
    await form(page).getByLabel('Nome completo').fill('Ana Sousa');
    const field = await form(page).getByLabel('Nome completo').elementHandle();
    go();
    await expectReady(form(page));
    await expect(form(page).getByLabel('Nome completo')).toHaveValue('Ana Sousa');
    const isSame = await form(page)
      .getByLabel('Nome completo')
      .evaluate((one, before) => one === before, field);
    expect(isSame).toBe(true);
  });

test('a hostile heading is text, in a block and in a shortcode', async ({ page, signIn, publish }) => {
  // WordPress takes tags out of what an author writes.
  await signIn('admin');
  const quoted = HOSTILE.replace(/'/g, '’');
  for (const content of [
    `<!-- wp:vitrine/lead-form ${JSON.stringify({ heading: quoted }).replace(/[<>&]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)} /-->`,
    `[vitrine lead-form heading='${quoted.replace(/[<>&]/g, (one) => `&#${one.charCodeAt(0)};`)}']`,
  ]) {
    const { address } = await publish(content);
    const go = await holdScript(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(form(page).getByRole('heading', { level: 2 })).toHaveText(quoted);
    go();
    await expectReady(form(page));
    await expect(form(page).getByRole('heading', { level: 2 })).toHaveText(quoted);
    expect(await page.evaluate('window.hurt')).toBeUndefined();
    await page.unrouteAll();
  }
});

test('with heights as a file the view links its style sheet, which a strict policy allows', async ({
  page,
  site,
}) => {
  const former = await inSite(site, 'set-settings.php', { heights: 'file' });
  const address = site.pages[0]?.address ?? '';
  const html = await (await page.request.get(address)).text();
  const [, view = ''] = /<template shadowrootmode="open">([\s\S]*?)<\/template>/.exec(html) ?? [];
  expect(view).not.toContain('<style');
  const go = await holdScript(page);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "style-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect
    .poll(() =>
      form(page)
        .getByRole('button', { name: 'Enviar' })
        .evaluate((one) => getComputedStyle(one).minHeight),
    )
    .toBe('48px');
  go();
  await expectReady(form(page));
  await inSite(site, 'set-settings.php', { ...former, heights: '' });
});

test('a feed has the tag without a view', async ({ page, site, signIn, publish }) => {
  await signIn('author');
  await publish('[vitrine lead-form model="pulse"]');
  const feed = await (await page.request.get(`${site.address}/?feed=rss2`)).text();
  expect(feed).toContain('<vt-lead-form model="pulse">');
  expect(feed).not.toContain('shadowrootmode');
});

test('an administrator turns first views off and on', async ({ page, site, signIn }) => {
  await signIn('admin');
  const address = site.pages[0]?.address ?? '';
  const shown = async () => (await (await page.request.get(address)).text()).includes('shadowrootmode');
  for (const isOn of [false, true]) {
    await page.goto(`${site.address}/wp-admin/options-general.php?page=vitrine`);
    const box = page.getByRole('checkbox', { name: 'Primeira vista na página' });
    await expect(box).toBeChecked({ checked: !isOn });
    await box.setChecked(isOn);
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await page.waitForURL(/settings-updated/);
    await expect(box).toBeChecked({ checked: isOn });
    expect(await shown()).toBe(isOn);
  }
});
