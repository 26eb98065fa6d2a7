import { builtFile } from '../../lib/built-file';
import { MONTE } from '../../lib/configurator';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, type Page, test } from '../../lib/test';

const selector = (page: Page) => page.locator('vt-location-selector');
const finder = (page: Page) => page.locator('vt-dealer-finder');

async function searchPostalCode(page: Page, code: string) {
  await selector(page).scrollIntoViewIfNeeded();
  await selector(page).getByRole('textbox', { name: 'CEP' }).fill(code);
  await selector(page).getByRole('button', { name: 'Buscar' }).click();
}

test('dealers around a position, nearest first, within the radius', async ({
  page,
  open,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -23.5505, longitude: -46.6333 });
  await open('/fiat/');
  await finder(page).scrollIntoViewIfNeeded();
  await finder(page).getByRole('radio', { name: 'Perto de mim' }).check();
  await finder(page)
    .getByRole('button', { name: /localização/i })
    .click();
  const items = finder(page).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  // Not what is rendered: an item below the window is not.
  const metres = (await items.allTextContents()).map((text) => {
    const [, value = '', unit] = /([\d.,]+)\s(km|m)(?![a-z])/.exec(text) ?? [];
    return Number(value.replace(/\./g, '').replace(',', '.')) * (unit === 'km' ? 1000 : 1);
  });
  expect(metres.length).toBeGreaterThan(1);
  expect(metres).toEqual([...metres].sort((a, b) => a - b));
  const asked = (await sandbox.calls()).find(({ call }) => call === 'DLR-21') as {
    query?: Record<string, unknown>;
  };
  expect(asked.query).toMatchObject({ referenceLatitude: -23.5505, referenceLongitude: -46.6333 });
});

test('by keyboard: a failed search is retried, an empty one is widened, a dealer is chosen', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/fiat/');
  // A status that is not retried automatically.
  for (const version of ['DLR-20', 'DLR-25', 'DLR-01']) await sandbox.fault('400', version);
  await sandbox.fault('empty', 'DLR-22');
  await searchPostalCode(page, '01310-100');
  await finder(page).scrollIntoViewIfNeeded();
  const again = finder(page).getByRole('button', { name: 'Tentar novamente' });
  await expect(again).toBeVisible();
  await sandbox.reset();
  await sandbox.fault('empty', 'DLR-20', 1);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(finder(page).getByText('Não foram encontrados resultados')).toBeVisible();
  await finder(page)
    .getByRole('button', { name: /^Buscar em até/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(finder(page).getByRole('listitem').first()).toBeVisible();
  await tabTo(page, /^Escolher/);
  await page.keyboard.press('Space');
  const chosen = finder(page).getByRole('button', { name: /^Escolhida/ });
  await expect(chosen).toBeFocused();
  quiet(noise);
});

test('by keyboard on the map, under a strict policy: a marker leads to its dealer, whose choice the next page keeps', async ({
  page,
  open,
  noise,
}) => {
  let fails = true;
  const mapFile = builtFile('widgets/dealer-finder/deferred/map/DealerMap.tsx');
  for (const files of ['**/sandbox/tiles/**', mapFile])
    await page.route(files, (route) => (fails ? route.abort() : route.continue()));
  await open('/csp/');
  await searchPostalCode(page, '01310-100');
  await finder(page).scrollIntoViewIfNeeded();
  const toggle = finder(page).getByRole('button', { name: 'Ver no mapa' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  // First its file fails, then its tiles.
  await expect(finder(page).getByText('Não foi possível carregar as informações')).toBeVisible();
  await page.unroute(mapFile);
  const again = finder(page).getByRole('button', { name: 'Tentar novamente' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(finder(page).getByText('O mapa não carregou. A lista continua abaixo.')).toBeVisible();
  fails = false;
  quiet(noise);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(finder(page).locator('.tile:not(.coming)').first()).toBeVisible();
  await tabTo(page, /^1/);
  await page.keyboard.press('ArrowRight');
  const marker = finder(page).getByRole('button', { name: /^2/ });
  await expect(marker).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(finder(page).locator('h3:focus')).toHaveText(/^2/);
  await tabTo(page, /^Escolher/);
  await page.keyboard.press('Space');
  const name = (
    await finder(page)
      .getByRole('button', { name: /^Escolhida/ })
      .textContent()
  )?.replace('Escolhida', '');
  await page.reload();
  await expect(page.locator('vt-lead-form').getByText(name?.trim() ?? '-')).toBeVisible();
  quiet(noise);
});

test('by pointer on the map: a name stays while it is pointed at, and Escape hides it', async ({
  page,
  open,
}) => {
  await open('/csp/');
  await searchPostalCode(page, '01310-100');
  await finder(page).getByRole('button', { name: 'Ver no mapa' }).click();
  const marker = finder(page).locator('.marker').first();
  const name = marker.locator('.name');
  const isShown = () => expect.poll(async () => ((await name.boundingBox())?.width ?? 0) > 1);
  await marker.hover();
  await isShown().toBe(true);
  // Over the gap between them, in steps of a few pixels.
  const { x, y, width, height } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 30 });
  await isShown().toBe(true);
  await page.keyboard.press('Escape');
  await isShown().toBe(false);
  await finder(page).getByRole('button', { name: 'Afastar' }).hover();
  await marker.hover();
  await isShown().toBe(true);
});

test('a thousand dealers are shown twenty at a time, and the focus moves to the added ones', async ({
  page,
  open,
}) => {
  await page.route(/findDealersBy/, (route) =>
    route.fulfill({
      json: Array.from({ length: 1000 }, (_, i) => ({
        idSiteGeo: `d${i}`,
        name: `Loja ${i}`,
        longitude: -46.63 - i / 1e4,
        latitude: -23.55,
        cityName: 'São Paulo',
        stateCode: 'SP',
      })),
    }),
  );
  await open('/fiat/');
  await searchPostalCode(page, '01310-100');
  await finder(page).scrollIntoViewIfNeeded();
  await expect(finder(page).getByRole('listitem')).toHaveCount(20);
  // Results of another widget's search keep to the room that they have, until the visitor wants to see them.
  await finder(page).getByText('Mostrar tudo').click();
  await finder(page)
    .getByRole('button', { name: /Mostrar mais/ })
    .click();
  await expect(finder(page).getByRole('listitem')).toHaveCount(40);
  const focused = finder(page).evaluate((element) => {
    const items = [...(element.shadowRoot?.querySelectorAll('li') ?? [])];
    return items.findIndex((item) => item.contains(element.shadowRoot?.activeElement ?? null));
  });
  expect(await focused).toBe(20);
});

test('the list of a place known from an earlier page moves nothing, though its file comes last', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(MONTE);
  await finder(page).scrollIntoViewIfNeeded();
  await finder(page).getByRole('combobox', { name: 'Estado' }).selectOption('MG');
  await finder(page).getByRole('combobox', { name: 'Cidade' }).fill('Betim');
  await page.keyboard.press('Enter');
  const change = finder(page).getByRole('button', { name: 'Alterar cidade' });
  await expect(change).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route(builtFile('widgets/dealer-finder/deferred/results.ts'), async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await finder(page).scrollIntoViewIfNeeded();
  await expect(change).toBeVisible();
  release();
  await expect(finder(page).getByRole('listitem').first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test('other versions of a call answer where the best one fails; by name, service and brand', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  for (const call of ['DLR-07', 'DLR-09', 'DLR-20', 'DLR-25']) await sandbox.fault('404', call);
  await open('/jeep/');
  await finder(page).scrollIntoViewIfNeeded();
  await finder(page).getByRole('radio', { name: 'Estado' }).check();
  await finder(page).getByRole('combobox', { name: 'Estado' }).selectOption('São Paulo');
  const items = finder(page).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  await finder(page).getByRole('combobox', { name: 'Serviço' }).selectOption({ index: 1 });
  await expect(items.first()).toBeVisible();
  const asked = async () => (await sandbox.calls()).map(({ call }) => call);
  expect(await asked()).toEqual(expect.arrayContaining(['DLR-06', 'DLR-08', 'DLR-01', 'DLR-10', 'DLR-12']));
  await sandbox.reset();
  await finder(page).getByRole('combobox', { name: 'Marca' }).selectOption('Fiat');
  await expect(items.first()).toBeVisible();
  await expect(finder(page).getByRole('button', { name: /^Escolher/ })).toHaveCount(0);
  await finder(page).getByRole('combobox', { name: 'Marca' }).selectOption({ index: 0 });
  await finder(page).getByRole('radio', { name: 'Nome' }).check();
  await finder(page).getByLabel('Nome da concessionária').fill('aurora');
  await expect(finder(page).getByText(/com “aurora” no nome/)).toBeVisible();
  expect(await asked()).toContain('DLR-03');
  await finder(page)
    .getByRole('button', { name: /^Detalhes/ })
    .first()
    .click();
  await expect(finder(page).getByRole('heading', { name: /donos/ })).toBeVisible();
  noise.splice(0, noise.length, ...noise.filter((line) => !line.startsWith('Failed to load resource')));
});
