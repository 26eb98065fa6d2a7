import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-trade-in: valued by keyboard after a failure, then part of a lead', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The older call stands in for the newer one.
  await sandbox.fault('400', 'EVA-02');
  await sandbox.fault('400', 'EVA-01');
  placeAlone('<vt-trade-in></vt-trade-in><vt-lead-form></vt-lead-form>');
  await open('/lone/');
  const widget = page.locator('vt-trade-in');
  const { keyboard } = page;
  await widget.getByLabel('Placa', { exact: true }).focus();
  await keyboard.type('fia1a01');
  await keyboard.press('Tab');
  await keyboard.type('30000');
  await keyboard.press('Enter');
  await expect(widget.getByText(/Nada do que você digitou foi perdido/)).toBeVisible();
  await sandbox.fault('none', 'EVA-02');
  await tabTo(page, /^Tentar novamente$/);
  await keyboard.press('Enter');
  await expect(widget.getByRole('heading', { level: 3 }).first()).toBeFocused();
  await expect(widget.getByText('Valor estimado')).toBeVisible();

  await tabTo(page, /^Falar com a concessionária$/);
  await keyboard.press('Enter');
  await expect(widget.getByText('O seu usado vai com a mensagem à concessionária.')).toBeAttached();
  await expect(
    page.locator('vt-lead-form').getByText(/^Vai com a mensagem o seu usado: .* reais/),
  ).toBeAttached();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
    /FIA1A01/i,
  );
  // The page holds no room free for its two widgets before the script does.
  expect((await layoutShifts(page)).filter((shift) => shift.includes('vt-trade-in'))).toEqual([]);
  quiet(noise);
});
