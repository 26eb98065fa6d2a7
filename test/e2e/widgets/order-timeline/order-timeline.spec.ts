import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-order-timeline: by keyboard, a failed update is retried; the deadline of an unpaid order passes', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone('<vt-order-timeline payment-url="/reserva"></vt-order-timeline>');
  await hasSession(page);
  await open('/lone/?order=res-user-ana-aberta');
  const widget = page.locator('vt-order-timeline');
  await expect(widget.getByRole('link', { name: 'Pagar agora' })).toHaveAttribute(
    'href',
    /\/reserva\?order=res-user-ana-aberta$/,
  );
  expect(await layoutShifts(page)).toEqual([]);

  await sandbox.fault('404', 'RES-06');
  await tabTo(page, /^Atualizar$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Não foi possível atualizar');
  await sandbox.fault('none', 'RES-06');
  await sandbox.advance(31 * 60_000);
  await tabTo(page, /^Tentar novamente$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(widget.getByText('TEMPO ESGOTADO').first()).toBeVisible();
  await expect(widget.getByRole('link', { name: 'Pagar agora' })).toHaveCount(0);
  quiet(noise);
});
