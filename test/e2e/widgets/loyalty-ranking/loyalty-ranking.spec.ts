import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { sideways, tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-loyalty-ranking: loaded after a failure and paged by keyboard, the own row always in sight', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.fault('404', 'LRK-01');
  placeAlone('<vt-loyalty-ranking></vt-loyalty-ranking>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-loyalty-ranking');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'LRK-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Página 1 de 5')).toBeVisible();
  await expect(widget.locator('[aria-current]')).toHaveCount(1);
  await tabTo(page, /^Próxima$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Página 2 de 5')).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Próxima' })).toBeFocused();
  await expect(widget.locator('[aria-current]')).toHaveCount(1);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  quiet(noise);
});
