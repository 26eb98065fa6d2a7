import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-orders: by keyboard, loaded after a failure: filtered, opened, left by the browser, cancelled', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'RES-08');
  placeAlone('<vt-orders></vt-orders>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-orders');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'RES-08');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('listitem')).toHaveCount(6);
  await widget.getByRole('radio', { name: /^Todos/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(widget.getByRole('radio', { name: /^Em andamento/ })).toBeChecked();
  expect(await layoutShifts(page)).toEqual([]);

  await tabTo(page, /^Acompanhar/);
  await page.keyboard.press('Enter');
  const title = widget.getByRole('heading', { level: 3 });
  await expect(title).toBeFocused();
  await expect(page).toHaveURL(/\?order=res-user-ana-aberta$/);
  await page.goBack();
  await expect(widget.getByRole('listitem').first().getByRole('heading')).toBeFocused();
  await page.goForward();
  await expect(title).toBeFocused();

  await tabTo(page, /^Cancelar pedido$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('dialog', { name: /^Cancelar o pedido/ })).toBeFocused();
  await widget.getByRole('combobox', { name: 'Motivo' }).focus();
  await page.keyboard.type('Motivos');
  await sandbox.fault('500', 'CNL-02');
  await tabTo(page, /^Cancelar o pedido$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Não foi possível cancelar o pedido');
  await sandbox.fault('none', 'CNL-02');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^Cancelamento solicitado\./).locator('..')).toBeFocused();
  await expect(widget.getByRole('button', { name: 'Cancelar pedido' })).toBeHidden();
  // The browser's own messages about the refused calls.
  quiet(noise);
});
