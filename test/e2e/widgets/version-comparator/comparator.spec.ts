import { ARGO, comparator, compared, marked, names, same } from '../../lib/comparator';
import { expect, expectAccessible, layoutShifts, test } from '../../lib/test';

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
