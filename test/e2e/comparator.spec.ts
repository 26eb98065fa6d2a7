import { expect, expectAccessible, layoutShifts, type Page, test } from './lib/test';

const comparator = (page: Page) => page.locator('vt-version-comparator').first();
const names = (page: Page) => comparator(page).locator('.card b');
const marked = (page: Page) => comparator(page).locator('.different');
const same = (page: Page) => comparator(page).locator('.same');
const compared = (page: Page, ...expected: string[]) => expect(names(page)).toHaveText(expected);
const quiet = (noise: string[]) =>
  noise.splice(0, noise.length, ...noise.filter((text) => !/Failed to load resource/.test(text)));
const ARGO = ['Drive 1.0', 'Drive 1.3 CVT', 'Trekking 1.3 CVT'];

test('versions side by side: picture, price, highlights, colours and what differs between them', async ({
  page,
  open,
}) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  const table = comparator(page).getByRole('table', { name: /Argo Drive 1\.0, Argo Drive 1\.3 CVT/ });
  await expect(table.getByRole('columnheader', { name: /Trekking 1\.3 CVT/ })).toBeVisible();
  const price = table.getByRole('row', { name: /^Preço/ });
  await expect(price.getByRole('cell').first()).toHaveText(/R\$\s92\.990,00/);
  await expect(table.getByRole('row', { name: /^Destaques/ })).toContainText('Firefly');
  await expect(table.getByRole('row', { name: /^Cores disponíveis/ })).toContainText('Vermelho Montecarlo');
  await expect(table.getByRole('rowheader', { name: 'Potência máxima (diferente)' })).toBeVisible();
  await expect(comparator(page).locator('vt-car-image').first()).toBeVisible();
  await expectAccessible(page, 'vt-version-comparator');
  expect(await layoutShifts(page)).toEqual([]);
});

test('a first glance, every item, and only what differs', async ({ page, open }) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  const status = comparator(page).getByRole('status').last();
  const lines = async () => (await marked(page).count()) + (await same(page).count());
  const first = await lines();
  await comparator(page).getByRole('button', { name: 'Ver todos os itens' }).click();
  await expect(same(page).first()).toBeVisible();
  const every = await lines();
  expect(every).toBeGreaterThan(first);
  await expect(status).toHaveText(`${every} itens na comparação.`);
  const only = comparator(page).getByRole('switch', { name: 'Só as diferenças' });
  await only.check();
  await expect(same(page)).toHaveCount(0);
  await expect(status).toHaveText(`${await marked(page).count()} itens na comparação.`);
  await only.uncheck();
  expect(await lines()).toBe(every);
  await comparator(page).getByRole('button', { name: 'Ver só o principal' }).click();
  await expect.poll(lines).toBe(first);
});

test('versions are changed, added and removed; each stands in one column only', async ({ page, open }) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  await comparator(page).getByRole('button', { name: 'Remover Argo Drive 1.0' }).click();
  await compared(page, 'Drive 1.3 CVT', 'Trekking 1.3 CVT');
  await expect(comparator(page).getByRole('status').last()).toContainText(
    'Argo Drive 1.0 saiu da comparação.',
  );
  await expect(comparator(page).getByRole('button', { name: /^Remover/ })).toHaveCount(0);
  const list = comparator(page).getByRole('combobox', { name: 'Trocar Argo Trekking 1.3 CVT' });
  await expect(list).not.toContainText('Drive 1.3 CVT, 2026');
  await list.selectOption('Drive 1.0, 2025');
  await compared(page, 'Drive 1.3 CVT', 'Drive 1.0');
  await comparator(page).getByRole('button', { name: 'Adicionar versão' }).click();
  await comparator(page).getByRole('button', { name: 'Adicionar versão' }).click();
  await expect(names(page)).toHaveCount(4);
  await expect(comparator(page).getByRole('button', { name: 'Adicionar versão' })).toHaveCount(0);
  expect(new Set(await comparator(page).locator('select').evaluateAll(valuesOf)).size).toBe(4);
  await expectAccessible(page, 'vt-version-comparator');
});

const valuesOf = (lists: Element[]) => lists.map((list) => (list as HTMLSelectElement).value);

test('the chosen version is the car of the page, and is kept for the next one', async ({ page, open }) => {
  await open('/comparador/');
  const heard = page.evaluate(
    () =>
      new Promise((tell) => document.addEventListener('vt-version-selected', ({ detail }) => tell(detail))),
  );
  await comparator(page).getByRole('button', { name: 'Configurar Argo Drive 1.3 CVT' }).click();
  const chosen = comparator(page).getByRole('button', { name: 'Escolhida Argo Drive 1.3 CVT' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(await heard).toEqual({ mvsCode: '358BF31', year: 2026 });
  await expect(comparator(page).getByText('Argo Drive 1.3 CVT é a versão escolhida.')).toBeAttached();
  await compared(page, ...ARGO);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain('358BF31');
});

test('a version that can no longer be had is told, and the comparison stays', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  await sandbox.fault('404', 'CAR-03');
  await comparator(page).getByRole('button', { name: 'Configurar Argo Drive 1.0' }).click();
  await expect(comparator(page).getByRole('alert')).toHaveText('Esta versão não está mais disponível.');
  await compared(page, ...ARGO);
  quiet(noise);
});

for (const fault of ['drop', '500', 'malformed', 'timeout'] as const) {
  test(`a comparison that ends in ${fault} says so and comes at the next try`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    test.slow();
    if (fault === 'timeout') await page.clock.install();
    await sandbox.fault(fault, 'RPT-09');
    await open('/comparador/');
    const failed = comparator(page).getByRole('alert');
    if (fault === 'timeout') {
      await expect(comparator(page).getByText('Carregando a comparação…')).toBeAttached();
      await expect(async () => {
        await page.clock.runFor(30_000);
        await expect(failed).toBeVisible({ timeout: 500 });
      }).toPass();
    }
    await expect(failed).toHaveText('Não foi possível carregar as informações', { timeout: 15_000 });
    await expectAccessible(page, 'vt-version-comparator');
    await sandbox.reset();
    await comparator(page).getByRole('button', { name: 'Tentar novamente' }).click();
    if (fault === 'timeout') await page.clock.resume();
    await compared(page, ...ARGO);
    quiet(noise);
  });
}

for (const status of ['404', '422'] as const) {
  test(`with ${status} these versions are not compared, in the documents' words`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    await sandbox.fault(status, 'RPT-09');
    await open('/comparador/');
    await expect(
      comparator(page).getByText('O comparativo não está disponível para o prazo selecionado'),
    ).toBeVisible();
    await expectAccessible(page, 'vt-version-comparator');
    quiet(noise);
  });
}

test('a change that fails keeps the other versions, and goes back', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  await sandbox.fault('404', 'RPT-09');
  await comparator(page).locator('select').first().selectOption('Drive 1.0, 2025');
  await expect(comparator(page).getByRole('alert')).toHaveText(
    'O comparativo não está disponível para o prazo selecionado',
  );
  await expect(comparator(page).getByRole('row', { name: /^Potência máxima/ })).toContainText('107 cv');
  await expectAccessible(page, 'vt-version-comparator');
  await comparator(page).getByRole('button', { name: 'Voltar à comparação anterior' }).click();
  await expect(comparator(page).getByRole('alert')).toHaveCount(0);
  await compared(page, ...ARGO);
  quiet(noise);
});

test('prices that cannot be had leave what the comparison knows', async ({ page, open, sandbox, noise }) => {
  await sandbox.fault('400', 'PRC-11');
  await open('/comparador/');
  await expect(comparator(page).getByRole('row', { name: /^Preço/ })).toContainText('112.990,00');
  quiet(noise);
});

test('slow answers out of order: the last choice stands', async ({ page, open }) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  let letGo = () => {};
  const late = new Promise<void>((go) => {
    letGo = go;
  });
  await page.route(/comparisons\?.*358AF10/, async (route) => {
    await late;
    await route.continue();
  });
  const list = comparator(page).locator('select').first();
  await list.selectOption('358AF10');
  await expect(comparator(page).getByRole('group')).toHaveAttribute('aria-busy', 'true');
  await expect(comparator(page).getByRole('row', { name: /^Potência máxima/ })).toContainText('107 cv');
  await list.selectOption('358BF30');
  await compared(page, 'Drive 1.3 CVT', ...ARGO.slice(1));
  const answered = page.waitForResponse(/comparisons\?.*358AF10/);
  letGo();
  await answered;
  await expect(list).toHaveValue('358BF30');
  await expect(comparator(page).getByRole('row', { name: /^Potência máxima/ })).not.toContainText('75 cv');
});

test('by keyboard alone: differences, a version more, another one, one less, the choice', async ({
  page,
  open,
}) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  const focused = () =>
    comparator(page).evaluate((element) => {
      const active = element.shadowRoot?.activeElement;
      return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
    });
  await comparator(page).getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expect(same(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Adicionar versão');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveCount(4);
  expect(await focused()).toBe('Trocar Argo Drive 1.0 por outra versão');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/^Remover Argo Drive 1\.0/);
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveCount(3);
  expect(await focused()).toMatch(/^Trocar Argo/);
  const chosen = comparator(page).getByRole('button', { name: 'Configurar Argo Drive 1.0' });
  await chosen.focus();
  await page.keyboard.press('Space');
  await expect(comparator(page).getByRole('button', { name: 'Escolhida Argo Drive 1.0' })).toBeFocused();
});

test('the names stay below the menu of the page while the table is read', async ({ page, open }) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  const bar = comparator(page).locator('.names-row');
  await expect(bar).toBeHidden();
  await comparator(page)
    .getByRole('rowheader', { name: /^Estrada/ })
    .scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  const menu = await page.locator('vt-hub-menu').boundingBox();
  const box = await bar.boundingBox();
  expect(Math.abs((box?.y ?? 0) - ((menu?.y ?? 0) + (menu?.height ?? 0)))).toBeLessThan(2);
  await expect(bar).toContainText('Trekking 1.3 CVT');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeHidden();
});

test('on a phone two versions are in sight, the others scroll within their area with their names', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/comparador/');
  await compared(page, 'Drive 1.0', 'Drive 1.3 CVT');
  await comparator(page).getByRole('button', { name: 'Adicionar versão' }).click();
  const region = comparator(page).getByRole('group', { name: 'Versões lado a lado' });
  await expect(region).toHaveAttribute('tabindex', '0');
  await expect(names(page)).toHaveCount(3);
  await region.focus();
  await region.evaluate((area) => area.scrollTo({ left: 0, behavior: 'instant' }));
  const area = await region.boundingBox();
  const second = await comparator(page).locator('.card').nth(1).boundingBox();
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual((area?.x ?? 0) + (area?.width ?? 0));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(20);
  await comparator(page)
    .getByRole('rowheader', { name: /^Estrada/ })
    .scrollIntoViewIfNeeded();
  const [at, along] = [region, comparator(page).locator('.names-row')].map((each) =>
    each.evaluate(({ scrollLeft }) => scrollLeft),
  );
  expect(await along).toBe(await at);
  // The row's name did not go along.
  const name = await comparator(page).locator('.different .row-name > span').first().boundingBox();
  expect(name?.x).toBeGreaterThanOrEqual(area?.x ?? 0);
  await expectAccessible(page, 'vt-version-comparator');
});

test('at 320 px the page does not scroll sideways', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/comparador/es/');
  await compared(page, 'Active 1.0', 'Allure T200');
  await comparator(page).getByRole('button', { name: 'Agregar versión' }).click();
  await expect(names(page)).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page, 'vt-version-comparator');
});

test('in Spanish, in pesos, with long codes', async ({ page, open, sandbox }) => {
  await open('/comparador/es/');
  await expect(comparator(page).getByRole('heading', { name: 'Compará las versiones' })).toBeVisible();
  await compared(page, 'Active 1.0', 'Allure T200', 'GT T200 Hybrid');
  await expect(comparator(page).getByRole('row', { name: /^Precio/ })).toContainText(/\$\s23\.052\.000,00/);
  await comparator(page).getByRole('button', { name: 'Configurar 208 Allure T200' }).click();
  await expect(comparator(page).getByRole('button', { name: 'Elegida 208 Allure T200' })).toBeVisible();
  const asked = (await sandbox.calls()).find(({ call }) => call === 'RPT-09') as { query?: unknown };
  expect(asked.query).toMatchObject({ country: 'AR', market: 'es-AR' });
});

test('other versions written into the tag are compared in place of those before', async ({ page, open }) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  await comparator(page).evaluate((element) => element.setAttribute('versions', '363AF32 363BH22'));
  await compared(page, 'Drive 1.3', 'Audace T200 Hybrid');
  await comparator(page).evaluate((element) => element.setAttribute('versions', '363AF32'));
  await compared(page, 'Drive 1.3', 'Audace T200 Hybrid', 'Impetus T200 Hybrid');
});
