import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SETTINGS } from '#page/settings/settings';
import { settingGroups } from '#scripts/cms/setting-fields';
import { expect, expectReady, inSite, openEditor, test } from '../lib/site';

const BLOCK =
  '<!-- wp:vitrine/lead-form {"model":"pulse"} -->\n<!-- wp:paragraph -->\n<p>Fale</p>\n<!-- /wp:paragraph -->\n<!-- /wp:vitrine/lead-form -->';

test('in a theme of blocks the page has the script once, in its head', async ({ page, site }) => {
  const former = await inSite(site, 'change-site.php', { theme: 'twentytwentythree' });
  await page.goto(site.pages[0]?.address ?? '');
  await expectReady(page.locator('vt-lead-form'));
  expect(await page.locator('#vitrine-js').count()).toBe(1);
  expect(await page.locator('head #vitrine-js').count()).toBe(1);
  await inSite(site, 'change-site.php', { theme: former.theme });
});

test('a widget of a sidebar brings the script to a page whose content has none', async ({ page, site }) => {
  await inSite(site, 'change-site.php', { sidebar: BLOCK });
  await page.goto(`${site.address}/?p=1`);
  const element = page.locator('vt-lead-form');
  await element.scrollIntoViewIfNeeded();
  await expectReady(element);
  expect(await page.locator('#vitrine-js').count()).toBe(1);
  expect(await page.locator('meta[name="vitrine:brand"]').count()).toBe(1);
  await inSite(site, 'change-site.php', { sidebar: '' });
});

test('a site in Spanish has Spanish widgets, and its editor Spanish texts', async ({
  page,
  site,
  signIn,
  publish,
}) => {
  const former = await inSite(site, 'change-site.php', { language: 'es_ES' });
  await page.goto(site.pages[0]?.address ?? '');
  await expectReady(page.locator('vt-lead-form'));
  expect(await page.locator('meta[name="vitrine:language"]').getAttribute('content')).toBe('es-AR');
  await signIn('admin');
  const { id } = await publish(BLOCK);
  await openEditor(page, site.address, id);
  expect(await page.evaluate(`wp.blocks.getBlockType('vitrine/lead-form').title`)).toBe(
    'Formulario de interés',
  );
  await page.goto(`${site.address}/wp-admin/options-general.php?page=vitrine`);
  await expect(page.getByLabel('Dirección del script')).toBeVisible();
  await inSite(site, 'change-site.php', { language: former.language });
});

test('the preview has its height in a canvas of its own, as on a phone', async ({
  page,
  site,
  signIn,
  publish,
}) => {
  await signIn('admin');
  const { id } = await publish(BLOCK);
  await openEditor(page, site.address, id);
  await page.evaluate(`wp.data.dispatch('core/edit-post').__experimentalSetPreviewDeviceType('Mobile')`);
  const preview = page.frameLocator('iframe[name="editor-canvas"]').locator('.vitrine-preview iframe');
  await expectReady(preview.contentFrame().locator('vt-lead-form'));
  await expect.poll(() => preview.evaluate((one) => one.clientHeight)).toBeGreaterThan(700);
});

test('PHP accepts for every setting what the library accepts', async ({ site }) => {
  const texts = [
    ...[
      'fiat',
      'BR',
      'pt-BR',
      'c-BR',
      'author',
      'on',
      'off',
      '14400000',
      '0',
      '1.5',
      'GCP',
      'a b',
      'chave-1',
    ],
    ...[
      'ção',
      '.brand.example',
      'https://x.example',
      'vitrine_session',
      'a;b',
      'X-Key',
      '"><script>',
      'a\nb',
    ],
    ...['everywhere', 'cities=3106200,3550308; dealers=0001', 'cities=<b>', 'streets=1', 'cities=1=2'],
  ];
  const cases = settingGroups().flatMap(({ fields }) =>
    fields.flatMap(({ name }) => texts.map((text) => ({ name, text }))),
  );
  const { settings } = await inSite(site, 'check-values.php', { settings: cases });
  const valid = (which: (one: (typeof cases)[number], index: number) => boolean) =>
    cases.filter(which).map(({ name, text }) => `${name}=${text}`);
  expect(valid((_, index) => settings[index])).toEqual(
    valid(({ name, text }) => SETTINGS[name][0](text) !== undefined),
  );
});

test('WordPress unpacks the archive that authors upload', async ({ site }) => {
  const folder = 'dist/cms/wordpress';
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const hashes = files.map((one) => {
    const path = `${one.parentPath}/${one.name}`;
    const hash = createHash('md5').update(readFileSync(path)).digest('hex');
    return [path.slice(folder.length + 1), hash];
  });
  const archive = resolve('dist/cms/vitrine-wordpress.zip');
  expect(await inSite(site, 'unzip.php', { archive })).toEqual(Object.fromEntries(hashes));
});
