import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { sideways, tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-mopar-offers: by keyboard, loaded after a failure: filtered, opened, the coupon taken', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });

  await sandbox.fault('404', 'MOF-01');
  placeAlone('<vt-mopar-offers count="4"></vt-mopar-offers>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-mopar-offers');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'MOF-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  const titles = widget.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(4);
  expect(await layoutShifts(page)).toEqual([]);
  // On a phone the filters are behind their button.
  await tabTo(page, /^Filtros$/);
  await page.keyboard.press('Enter');
  await widget.getByLabel('Benefício').selectOption('COUPON');
  await expect(page).toHaveURL(/vt-mopar-offers=/);
  await tabTo(page, /^Ver oferta/);
  await sandbox.fault('lost', 'MOF-03');
  await page.keyboard.press('Enter');
  await expect(titles).toBeFocused();
  await tabTo(page, /^Pegar cupom$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível pegar o cupom. Tente novamente.');
  await sandbox.fault('none', 'MOF-03');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'O seu cupom' })).toBeFocused();
  expect(await sideways(page)).toBe(0);
  quiet(noise);
});
