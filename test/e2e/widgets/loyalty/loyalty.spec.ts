import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { sideways, tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-loyalty: by keyboard, loaded after a failure: welcomed once, a medal whose answer was lost, a question', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.fault('400', 'LOY-03');
  placeAlone('<vt-loyalty></vt-loyalty>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-loyalty');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'LOY-03');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  const welcome = widget.getByRole('dialog', { name: /^Boas-vindas ao Jeep/ });
  await expect(welcome).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(welcome).toBeHidden();
  await expect(widget.getByText('Sua concessionária no programa')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);

  await sandbox.fault('lost', 'LOY-02');
  await tabTo(page, /^Já fiz isto: Pé na trilha$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Medalha conquistada: Pé na trilha.')).toBeVisible();
  await sandbox.fault('none', 'LOY-02');
  await tabTo(page, /^Os pontos vencem\?$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^Cada ponto vale/)).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await page.reload();
  await expect(widget.getByText('Sua concessionária no programa')).toBeAttached();
  await expect(welcome).toHaveCount(0);
  quiet(noise, /LOY-0|Failed to load|ERR_EMPTY_RESPONSE/);
});
