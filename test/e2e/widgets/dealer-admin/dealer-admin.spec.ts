import { expectSentOnce, placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-dealer-admin: a dealer is blocked with a reason, found by its code and unblocked, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'sistemas');
  await sandbox.fault('503', 'DLR-11', 1);
  placeAlone('<vt-dealer-admin></vt-dealer-admin>');
  await open('/lone/');
  const widget = page.locator('vt-dealer-admin');
  await expect(widget.getByRole('rowheader')).toHaveCount(20);

  await tabTo(page, /^Ações de /);
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(widget.getByRole('menuitem', { name: 'Bloquear' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = widget.getByRole('dialog');
  await expect(dialog).toBeFocused();
  // Its closing button, then the reason.
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Contrato suspenso');
  await tabTo(page, /^Bloquear$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'a resposta se perdeu' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(widget.locator('.undo')).toContainText('foi bloqueada.');
  const [code = ''] = /\d{6,}/.exec(await widget.locator('.blocked-dealers li').innerText()) ?? [];

  await widget.getByLabel('Código', { exact: true }).focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(widget.locator('.found')).toContainText('Bloqueada');
  await tabTo(page, /^Desbloquear$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/foi desbloqueada e voltou às buscas/)).toBeVisible();
  await expect(widget.locator('.found')).toContainText('Nas buscas');
  expect(await layoutShifts(page)).toEqual([]);
  await expectSentOnce(sandbox);
  quiet(noise);
});
