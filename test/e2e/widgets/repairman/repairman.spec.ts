import { expectSentOnce, placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-repairman: the own data are changed after a failure, and e-connect is joined, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'reparador');
  await sandbox.fault('503', 'USR-17', 1);
  placeAlone('<vt-repairman></vt-repairman>');
  await open('/lone/');
  const widget = page.locator('vt-repairman');
  await expect(widget.getByText('Renato Parada', { exact: true })).toBeVisible();

  await tabTo(page, /^Editar meus dados$/);
  await page.keyboard.press('Enter');
  const dialog = widget.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Editar meus dados' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Renato Parada Filho');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Seus dados não foram salvos' })).toBeVisible();
  await tabTo(page, /^Salvar dados$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Seus dados foram salvos.')).toBeVisible();
  await expect(widget.getByText('Renato Parada Filho')).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Editar meus dados' })).toBeFocused();

  await tabTo(page, /^Participar do e-connect$/);
  await page.keyboard.press('Enter');
  await expect(widget.locator('.undo')).toContainText('Você participa do e-connect.');
  await expect(widget.getByRole('button', { name: 'Sair do e-connect' })).toBeFocused();
  await tabTo(page, /^Desfazer$/);
  expect(await layoutShifts(page)).toEqual([]);
  await expectSentOnce(sandbox);
  quiet(noise);
});
