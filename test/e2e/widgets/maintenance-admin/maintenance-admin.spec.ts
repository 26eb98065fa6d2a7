import { expectSentOnce, placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-maintenance-admin: accounts are prepared and migrated, and reservations reprocessed, by keyboard, after a failure', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'sistemas');
  await sandbox.fault('503', 'AUTH-06', 1);
  placeAlone('<vt-maintenance-admin></vt-maintenance-admin>');
  await open('/lone/');
  const widget = page.locator('vt-maintenance-admin');
  const dialog = widget.getByRole('dialog');
  for (const [action, done] of [
    [/^Preparar$/, '1 preparada, 0 com falha, 0 não iniciadas'],
    [/^Migrar$/, '1 migrada, 0 com falha, 0 não iniciadas'],
    [/^Preparar$/, '1 preparada, 0 com falha, 0 não iniciadas'],
  ] as const) {
    await widget.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('carla.antunes@antigo.example');
    await tabTo(page, /^Conferir a lista$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Simular com 1 conta$/);
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('heading', { name: 'Simulação: o que será enviado' })).toBeFocused();
    await tabTo(page, action);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeFocused();
    await tabTo(page, action);
    await page.keyboard.press('Enter');
    if (action.test('Migrar')) {
      await tabTo(page, /^Tentar novamente a que falhou$/);
      await page.keyboard.press('Enter');
    }
    await expect(widget.getByText(done, { exact: true })).toBeVisible();
    await tabTo(page, /^Fechar$/);
    await page.keyboard.press('Enter');
  }

  await widget.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await widget.getByLabel('Campanha').selectOption({ index: 1 });
  await tabTo(page, /^Reprocessar reservas$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeFocused();
  await tabTo(page, /^Reprocessar$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/reprocessadas?\. \d+ continuam? pendentes?\./)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await expectSentOnce(sandbox);
  quiet(noise);
});
