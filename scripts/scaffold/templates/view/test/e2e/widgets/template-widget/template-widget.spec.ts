import { placeAlone } from '../../lib/do-main-job';
import { tabTo } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, test } from '../../lib/test';

test('vt-template-widget: its details are opened and closed by keyboard', async ({ page, open }) => {
  placeAlone('<vt-template-widget details="Sete airbags."></vt-template-widget>');
  await open('/lone/');
  const widget = page.locator('vt-template-widget');
  await tabTo(page, /^Ver detalhes$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('dialog')).toContainText('Sete airbags.');
  await expectAccessible(page, 'vt-template-widget');
  await page.keyboard.press('Escape');
  await expect(widget.getByRole('dialog')).toHaveCount(0);
  await expect(widget.getByRole('button', { name: 'Ver detalhes' })).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
});
