import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, test } from '../../lib/test';

test('vt-template-widget: loaded after a failure, filtered and paged by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'DLR-03');
  placeAlone('<vt-template-widget></vt-template-widget>');
  await open('/lone/');
  const widget = page.locator('vt-template-widget');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');
  await expectAccessible(page, 'vt-template-widget');

  await sandbox.fault('none', 'DLR-03');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('listitem')).toHaveCount(6);
  await tabTo(page, /^Mostrar mais$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('listitem').nth(6).getByRole('heading')).toBeFocused();
  await widget.getByLabel('Filtrar por nome ou cidade').fill('xyz');
  await expect(widget.getByRole('status').filter({ hasText: 'Não foram encontrados' })).toBeVisible();
  await expectAccessible(page, 'vt-template-widget');
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
