import { expectSentOnce, placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-event-admin: e-mails are shown, and two participants are removed after a lost answer, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'nation');
  await sandbox.fault('lost', 'EVT-06', 1);
  placeAlone('<vt-event-admin></vt-event-admin>');
  await open('/lone/');
  const widget = page.locator('vt-event-admin');
  await expect(widget.getByRole('rowheader').first()).toBeVisible();
  await tabTo(page, /^Mostrar e-mails$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('row').nth(1)).not.toContainText('•••');

  const boxes = widget.getByRole('checkbox', { name: /^Selecionar [A-Z]/ });
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await widget.getByRole('button', { name: 'Remover', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = widget.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Remover 2 participantes?' })).toBeVisible();
  await expect(dialog).toBeFocused();
  // Its closing button, then the reason.
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Pediram para sair');
  await tabTo(page, /^Remover$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('2 removidas, 0 com falha, 0 não iniciadas', { exact: true })).toBeVisible();
  await tabTo(page, /^Fechar$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('rowheader').first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await expectSentOnce(sandbox);
  quiet(noise);
});
