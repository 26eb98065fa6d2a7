import { expectSentOnce, placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-region-admin: a region is created and two are removed, with a failure on the way, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'nation');
  await sandbox.fault('503', 'RGN-05', 1);
  placeAlone('<vt-region-admin></vt-region-admin>');
  await open('/lone/');
  const widget = page.locator('vt-region-admin');
  await expect(widget.getByRole('rowheader')).toHaveCount(5);

  await tabTo(page, /^Nova região$/);
  await page.keyboard.press('Enter');
  const dialog = widget.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Bahia' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Litoral');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'A região não foi salva' })).toBeVisible();
  await tabTo(page, /^Salvar região$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Região Litoral salva.')).toBeVisible();
  await expect(widget.getByRole('rowheader', { name: 'Litoral' })).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Nova região' })).toBeFocused();

  await tabTo(page, /^Selecionar Norte$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Selecionar Nordeste$/);
  await page.keyboard.press('Space');
  await widget.getByRole('button', { name: 'Remover', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Remover 2 regiões?' })).toBeVisible();
  // The question begins where nothing is done.
  await expect(dialog).toBeFocused();
  await tabTo(page, /^Remover$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('2 removidas, 0 com falha, 0 não iniciadas', { exact: true })).toBeVisible();
  await tabTo(page, /^Fechar$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('rowheader')).toHaveCount(4);
  expect(await layoutShifts(page)).toEqual([]);
  await expectSentOnce(sandbox);
  quiet(noise);
});
