import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo, timesAsked } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-offer-admin: forty offers of three pages are published and brought back, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'ofertas');
  await open('/jeep/equipe-ofertas/');
  const widget = page.locator('vt-offer-admin');
  const rows = widget.getByRole('rowheader');
  await expect(rows).toHaveCount(20);

  await widget.locator('#offers-status').focus();
  // The fourth of its choices.
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await expect(widget.locator('#offers-status')).toHaveValue('unpublished');
  await tabTo(page, /^Filtrar$/);
  await page.keyboard.press('Enter');
  await expect(widget.locator('.table-range')).toHaveText('1–20 de 49');

  // A range of each page: sixteen, sixteen and eight.
  const take = async (count: number, from: number, to: number) => {
    await expect(widget.locator('.table-progress.on')).toHaveCount(0);
    await expect(rows.nth(to)).toBeVisible();
    await rows.nth(from).locator('xpath=..').getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await rows.nth(to).locator('xpath=..').getByRole('checkbox').focus();
    await page.keyboard.press('Shift+Space');
    await expect(widget.locator('.selection-count strong')).toHaveText(new RegExp(`^${count}\\s`));
  };
  await take(16, 0, 15);
  await tabTo(page, /^Próxima/);
  await page.keyboard.press('Enter');
  await expect(widget.locator('.table-range')).toHaveText('21–40 de 49');
  await take(32, 0, 15);
  await tabTo(page, /^Próxima/);
  await page.keyboard.press('Enter');
  await expect(widget.locator('.table-range')).toHaveText('41–49 de 49');
  await take(40, 0, 7);
  await tabTo(page, /^Publicar$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = widget.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Publicar 40 ofertas?' })).toBeVisible();
  await expect(dialog).toBeFocused();
  await sandbox.fault('404', 'OFR-10', 1);
  await tabTo(page, /^Publicar$/);
  await page.keyboard.press('Enter');
  await expect(
    widget.getByText('39 publicadas, 1 com falha, 0 não iniciadas', { exact: true }),
  ).toBeVisible();
  await tabTo(page, /^Tentar novamente/);
  await page.keyboard.press('Enter');
  await expect(
    widget.getByText('40 publicadas, 0 com falha, 0 não iniciadas', { exact: true }),
  ).toBeVisible();
  expect(await timesAsked(sandbox, 'OFR-10')).toBe(41);
  await tabTo(page, /^Desfazer 40 ofertas$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^40 voltaram ao que eram/).first()).toBeVisible();
  await tabTo(page, /^Fechar$/);
  await page.keyboard.press('Enter');
  await expect(widget.locator('.table-range')).toHaveText('41–49 de 49');
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
