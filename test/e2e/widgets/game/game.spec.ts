import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

test('vt-game: loaded after a failure, played by keyboard once although the answer is lost; two tabs, a reload and a clock give no second play', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'GAM-01');
  placeAlone('<vt-game></vt-game>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-game');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'GAM-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('list', { name: 'Resultados possíveis' })).toBeVisible();
  const other = await page.context().newPage();
  placeAlone('<vt-game></vt-game>');
  await other.goto(page.url());
  await expect(other.locator('vt-game').getByRole('button', { name: 'Jogar' })).toBeVisible();

  await tabTo(page, /^Jogar$/);
  await sandbox.fault('lost', 'GAM-02');
  await page.keyboard.press('Enter');
  const result = widget.getByRole('heading', { name: 'O seu resultado de hoje' });
  await expect(result).toBeFocused();
  await sandbox.fault('none', 'GAM-02');
  await expect(widget.getByRole('timer')).toBeVisible();
  // The turned wheel makes the page no wider.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const won = await widget.locator('.notice b').first().textContent();

  await other.locator('vt-game').getByRole('button', { name: 'Jogar' }).click();
  await expect(
    other.locator('vt-game').getByRole('heading', { name: /^Você já tinha jogado/ }),
  ).toBeVisible();
  await expect(other.locator('vt-game .notice b').first()).toHaveText(won ?? '-');
  await other.close();
  await page.reload();
  await expect(widget.getByRole('heading', { name: 'A sua jogada de hoje' })).toBeVisible();
  await expect(widget.locator('.notice b').first()).toHaveText(won ?? '-');
  await expect(widget.getByRole('button', { name: 'Jogar' })).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
