import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

test('vt-vouchers: the next one is generated once although its answer is lost, shown, and given, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'VOU-05');
  placeAlone('<vt-vouchers gift-url="/presente"></vt-vouchers>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-vouchers');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'VOU-05');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('listitem')).toHaveCount(3);

  let generated = 0;
  page.on('request', (request) => {
    if (request.url().includes('/fidelity/generate') && request.method() === 'GET') generated++;
  });
  await sandbox.fault('lost', 'VOU-02');
  await tabTo(page, /^Gerar o próximo voucher$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('dialog', { name: 'Gerar o próximo voucher?' })).toBeFocused();
  await tabTo(page, /^Gerar voucher$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Voucher fidelidade' })).toBeFocused();
  await expect(widget.getByRole('listitem')).toHaveCount(4);
  expect(generated).toBe(1);

  await tabTo(page, /^Usar na concessionária Voucher fidelidade$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await tabTo(page, /^Presentear Voucher fidelidade$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Criar link do presente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByLabel('Link do presente')).toHaveValue(/\/presente\?vt-gift=presente-/);
  await page.keyboard.press('Escape');
  await expect(widget.getByRole('listitem')).toHaveCount(3);
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
