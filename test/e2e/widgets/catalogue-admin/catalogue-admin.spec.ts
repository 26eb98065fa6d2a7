import { expectSentOnce, placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-catalogue-admin: a setup is created, ordered and removed, with a failure on the way, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'sistemas');
  await sandbox.fault('404', 'CAT-04', 1);
  placeAlone('<vt-catalogue-admin></vt-catalogue-admin>');
  await open('/lone/');
  const widget = page.locator('vt-catalogue-admin');
  const dialog = widget.getByRole('dialog');
  await expect(widget.getByRole('rowheader').first()).toBeVisible();

  await tabTo(page, /^Nova configuração$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Nova configuração' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('265');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Não foi salvo' })).toBeVisible();
  await tabTo(page, /^Salvar configuração$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^Configuração de .+ salva\.$/)).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Nova configuração' })).toBeFocused();

  await tabTo(page, /^Ordenar modelos$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Descer /);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('2 posições mudam.')).toBeVisible();
  await tabTo(page, /^Salvar ordem$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('2 gravadas, 0 com falha, 0 não iniciadas', { exact: true })).toBeVisible();
  await tabTo(page, /^Fechar$/);
  await page.keyboard.press('Enter');

  await tabTo(page, /^Ações de /);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The question begins where nothing is done.
  await expect(dialog).toBeFocused();
  await tabTo(page, /^Remover$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^Configuração de .+ removida\.$/)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await expectSentOnce(sandbox);
  quiet(noise);
});
