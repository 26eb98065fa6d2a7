import { expectSentOnce, placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-integration-errors: two are sent again and one is corrected, with a failure on the way, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'sistemas');
  await sandbox.fault('404', 'LOG-06', 1);
  placeAlone('<vt-integration-errors></vt-integration-errors>');
  await open('/lone/');
  const widget = page.locator('vt-integration-errors');
  const dialog = widget.getByRole('dialog');
  await expect(widget.getByRole('rowheader', { name: 'ERR-001' })).toBeVisible();

  await tabTo(page, /^Selecionar ERR-001$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Selecionar ERR-003$/);
  await page.keyboard.press('Space');
  await widget.getByRole('button', { name: 'Reenviar', exact: true }).focus();
  await page.keyboard.press('Enter');
  // The question begins where nothing is done.
  await expect(dialog).toBeFocused();
  await tabTo(page, /^Reenviar$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nada foi reenviado. Tente novamente.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(widget.getByText('2 erros em reenvio.')).toBeVisible();

  await tabTo(page, /^Ações de ERR-002$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Corrigir ERR-002' })).toBeFocused();
  await tabTo(page, /^Mostrar 2 dados pessoais$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('customer.name')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('12345678909');
  await page.keyboard.press('Enter');
  await expect(widget.getByText('1 erro em reenvio.')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await expectSentOnce(sandbox);
  quiet(noise);
});
