import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-car-rating: a car without a value, then another one by keyboard', async ({ page, open, noise }) => {
  placeAlone('<vt-car-rating trade-in-url="/avaliacao/"></vt-car-rating>');
  await open('/lone/');
  const widget = page.locator('vt-car-rating');
  await widget.getByLabel('Placa').focus();
  await page.keyboard.type('FIA1A00');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toHaveText('A avaliação não está disponível para este veículo.');
  await expect(widget.getByRole('alert')).toBeFocused();
  await widget.getByLabel('Placa').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('FIA1A01');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(widget.getByText(/^Só pela placa/)).toBeVisible();
  await tabTo(page, /^Ver outro carro$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByLabel('Placa')).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
