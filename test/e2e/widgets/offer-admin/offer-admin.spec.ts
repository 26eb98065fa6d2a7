import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { tabTo } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, test } from '../../lib/test';

test('vt-offer-admin: its details are opened and closed by keyboard', async ({ page, open }) => {
  placeAlone('<vt-offer-admin details="Sete airbags."></vt-offer-admin>');
  await hasSession(page, 'equipe');
  await open('/lone/');
  const widget = page.locator('vt-offer-admin');
  await tabTo(page, /^Ver detalhes$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('dialog')).toContainText('Sete airbags.');
  await expectAccessible(page, 'vt-offer-admin');
  await page.keyboard.press('Escape');
  await expect(widget.getByRole('dialog')).toHaveCount(0);
  await expect(widget.getByRole('button', { name: 'Ver detalhes' })).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
});
