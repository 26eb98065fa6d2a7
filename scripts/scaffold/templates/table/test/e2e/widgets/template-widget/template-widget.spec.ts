import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, test } from '../../lib/test';

test('vt-template-widget: a record is removed by keyboard, after a failure', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'RGN-04', 1);
  await sandbox.fault('503', 'RGN-01', 1);
  placeAlone('<vt-template-widget></vt-template-widget>');
  await open('/lone/');
  const widget = page.locator('vt-template-widget');
  await expect(widget.getByRole('rowheader')).toHaveCount(5);
  await expectAccessible(page, 'vt-template-widget');
  await tabTo(page, /^Ações de Norte$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // The question begins where nothing is done.
  await expect(widget.getByRole('button', { name: 'Voltar' })).toBeFocused();
  await expectAccessible(page, 'vt-template-widget');
  await tabTo(page, /^Remover$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Região Norte removida.')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
