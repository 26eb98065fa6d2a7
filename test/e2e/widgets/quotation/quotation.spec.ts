import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { sideways } from '../../lib/page';
import { expect, layoutShifts, type Page, type Sandbox, test } from '../../lib/test';

const desk = (page: Page) => page.locator('vt-quotation');
const calls = async (sandbox: Sandbox, id: string) =>
  (await sandbox.calls()).filter(({ call }) => call === id);

test.use({ viewport: { width: 1024, height: 768 } });

test('vt-quotation: a whole quotation by keyboard alone, from the search to the customer’s printed page', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  placeAlone('<vt-quotation customer-url="/fiat/monte/"></vt-quotation>');
  await hasSession(page, 'vendas');
  await open('/lone/');
  const search = desk(page).getByRole('combobox', { name: 'Versão, por código ou palavras' });
  // The desk begins with the search.
  await expect(search).toBeFocused();
  const begun = Date.now();
  await type('argo drive');
  await expect(desk(page).getByRole('option').first()).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await expect(desk(page).getByRole('tab', { name: 'Opcionais' })).toHaveAttribute('aria-selected', 'true');
  await press('Alt+2');
  await expect(desk(page).getByLabel('Buscar opcionais')).toBeFocused();
  await type('multim');
  const [item] = await desk(page).getByRole('checkbox').all();
  await press('Tab');
  while (!(await item?.evaluate((box) => box.matches(':focus')))) await press('Tab');
  await press('Space');
  await expect(item as NonNullable<typeof item>).toHaveAttribute('aria-checked', 'true');

  // The arrow keys go from tab to tab as well.
  await press('Alt+5');
  await type('Entrega em duas unidades.');
  await press('Alt+6');
  await expect(desk(page).getByLabel('Nome da oportunidade')).toBeFocused();
  await type('Frota da Padaria Aurora');
  await press('Tab');
  await type('Rita Lobo Prado');
  await press('Tab');
  await type('11955500777');
  await press('Tab');
  await press('Tab');
  await type('1000');
  await press('Alt+S');
  await expect(desk(page).getByRole('heading', { name: /^Cotação Q\d{6} salva no CRM$/ })).toBeFocused();
  const seconds = (Date.now() - begun) / 1000;
  test.info().annotations.push({ type: 'a quotation', description: `${keys} keys, ${seconds.toFixed(1)} s` });
  expect(await calls(sandbox, 'EXT-07')).toHaveLength(1);

  await press('Alt+7');
  const sheet = desk(page).locator('.quotation-sheet');
  await expect(sheet).toContainText('Rita Lobo Prado');
  await expect(sheet).toContainText('Vera Salgado');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await layoutShifts(page)).toEqual([]);
  // One page of paper.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await desk(page).getByRole('button', { name: 'Imprimir' }).press('Enter');
  await expect(desk(page).locator('.car-sheet[data-vitrine-print]')).toHaveCount(1);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  quiet(noise);
});

test('vt-quotation: a lost answer is asked for, a reload has the choices, and the customer comes from the CRM', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone('<vt-quotation></vt-quotation>');
  await hasSession(page, 'vendas');
  await open('/lone/');
  await desk(page).getByRole('combobox').fill('358AF11');
  await desk(page).getByRole('option').first().click();
  await desk(page).getByRole('tab', { name: 'Revisão' }).click();
  await desk(page).getByLabel('Nome da oportunidade').fill('Frota da Padaria Aurora');
  await desk(page).getByLabel('Cliente').fill('Rita Lobo Prado');
  await desk(page).getByLabel('Desconto').fill('1000');
  await sandbox.fault('lost', 'EXT-07');
  await desk(page).getByRole('button', { name: 'Salvar no CRM' }).click();
  await expect(desk(page).getByText(/A resposta do CRM não chegou/)).toBeVisible({ timeout: 20_000 });
  await sandbox.fault('none', 'EXT-07');
  await desk(page).getByRole('button', { name: 'Salvar no CRM' }).click();
  await expect(desk(page).getByText(/a cotação já estava lá/)).toBeVisible();
  const sent = (await calls(sandbox, 'EXT-07')).map((call) =>
    JSON.stringify((call as { body?: unknown }).body),
  );
  expect(new Set(sent).size).toBe(1);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/Rita|Padaria/);

  await page.reload();
  await expect(desk(page).getByText(/vieram do CRM/)).toBeVisible();
  await desk(page).getByRole('tab', { name: 'Revisão' }).click();
  await expect(desk(page).getByLabel('Cliente')).toHaveValue('Rita Lobo Prado');
  await expect(desk(page).getByLabel('Desconto')).toHaveValue(/1\.?000/);

  quiet(noise);
});
