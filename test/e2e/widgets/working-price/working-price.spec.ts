import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-working-price: three prices are changed over two pages, one is refused and mended, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'vendas');
  placeAlone('<vt-working-price></vt-working-price>');
  await open('/lone/');
  const widget = page.locator('vt-working-price');
  await expect(widget.getByText(/^1–20 de /)).toBeVisible();
  await widget.getByLabel('Carro ou código').focus();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('button', { name: /^Remover o filtro/ })).toBeVisible();
  await tabTo(page, /, Preço praticado de /);
  await page.keyboard.press('Enter');
  // It begins with its value, chosen.
  await expect(widget.locator('.cell-input input')).toHaveValue(/^\d+\.\d{3},00$/);
  // Far above the list price.
  await page.keyboard.type('9000000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('90000');
  await page.keyboard.press('Enter');
  await expect(widget.getByText('2 alterações não salvas.')).toBeVisible();
  await widget.getByRole('button', { name: 'Próxima' }).focus();
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^21–/)).toBeVisible();
  await widget.locator('tbody .cell-value').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('80000');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Salvar 3 alterações$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('2 alterações salvas. 1 alteração não salva.')).toBeVisible();
  await expect(widget.getByRole('alert')).toHaveText('1 não foi salva: veja o motivo.');
  // The refused one is of the other page: the list of changes opens at it.
  const list = widget.getByRole('list', { name: 'Alterações não salvas' });
  await expect(list.getByText('Mais que 3 vezes o preço de tabela')).toBeVisible();
  await expect(list.getByRole('button', { name: /, Preço praticado de / })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('95000');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Salvar 1 alteração$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('1 alteração salva.')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  const saved = (await sandbox.ledger()).map(({ call, times }) => `${call} ${times}`);
  expect(saved).toEqual(['PRC-04 1', 'PRC-04 1', 'PRC-04 1']);
  quiet(noise);
});
