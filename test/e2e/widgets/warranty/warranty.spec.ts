import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-warranty: by keyboard, loaded after a failure: terms in a new tab, installments', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.fault('400', 'HUB-06');
  placeAlone('<vt-warranty></vt-warranty>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-warranty');
  await expect(widget.getByRole('alert').first()).toHaveText('Não foi possível carregar as informações');
  await sandbox.fault('none', 'HUB-06');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: /^Garantia de fábrica/ })).toBeVisible();

  await tabTo(page, /^Ver o termo/);
  const [terms] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expect.poll(() => terms.isClosed() || terms.url()).not.toBe('');
  await page.bringToFront();

  await widget.getByRole('tab', { name: 'Garantia' }).focus();
  await page.keyboard.press('End');
  await expect(widget.getByLabel(/^Tapetes de borracha/)).toBeVisible();
  await widget.getByLabel(/^Tapetes de borracha/).focus();
  await page.keyboard.press('Space');
  await tabTo(page, /^Simular as parcelas$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('table', { name: 'Parcelas dos produtos escolhidos' })).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
