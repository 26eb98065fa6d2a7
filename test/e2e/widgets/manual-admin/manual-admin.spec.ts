import { expectSentOnce, placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-manual-admin: a manual is written, read as customers do and removed, with a failure on the way, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'sistemas');
  await sandbox.fault('503', 'MAN-01', 1);
  placeAlone('<vt-manual-admin></vt-manual-admin>');
  await open('/lone/?vt-manual-list=f-text.inverno');
  const widget = page.locator('vt-manual-admin');
  await expect(widget.getByText('Nenhuma linha corresponde aos filtros')).toBeVisible();

  await tabTo(page, /^Novo manual$/);
  await page.keyboard.press('Enter');
  const dialog = widget.getByRole('dialog');
  await dialog.locator('#title').focus();
  await page.keyboard.type('Guia de inverno');
  await tabTo(page, /^Adicionar seção$/);
  await page.keyboard.press('Enter');
  // The focus goes to the new row.
  await page.keyboard.type('Neve');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Use correntes nas rodas.');
  await tabTo(page, /^Salvar manual$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'O manual não foi salvo' })).toBeVisible();
  await tabTo(page, /^Salvar manual$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Manual Guia de inverno salvo.')).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Novo manual' })).toBeFocused();

  await tabTo(page, /^Ações de Guia de inverno$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Use correntes nas rodas.')).toBeVisible();
  await page.keyboard.press('Escape');

  await tabTo(page, /^Selecionar Guia de inverno$/);
  await page.keyboard.press('Space');
  await widget.getByRole('button', { name: 'Remover', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Remover 1 manual?' })).toBeVisible();
  await expect(dialog).toBeFocused();
  await tabTo(page, /^Remover$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('1 removido, 0 com falha, 0 não iniciadas', { exact: true })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await expectSentOnce(sandbox);
  quiet(noise);
});
