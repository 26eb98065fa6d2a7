import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-dealer-checkin: access, check-in and attendant by keyboard, after an expired access', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // With the header the service knows a repeated request, so that it can be asked how far the attendant is.
  const header = '<meta name="vitrine:idempotency-header" content="idempotency-key">';
  placeAlone(`<vt-dealer-checkin></vt-dealer-checkin>${header}`);
  await open('/lone/');
  const widget = page.locator('vt-dealer-checkin');
  const { keyboard } = page;
  await widget.getByLabel('Código da concessionária').focus();
  await keyboard.type('999');
  await keyboard.press('Enter');
  await expect(widget.getByLabel('Código da concessionária')).toBeFocused();
  await expect(widget.getByText(/^Não encontramos este código/)).toBeVisible();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('135503081');
  await keyboard.press('Enter');
  await expect(widget.locator('.dealer')).toBeFocused();

  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('Rita Lobo');
  await sandbox.advance(31 * 60_000);
  await keyboard.press('Enter');
  await expect(widget.getByRole('alert').filter({ hasText: 'O acesso expirou.' })).toBeFocused();
  await tabTo(page, /^Renovar o acesso$/);
  await keyboard.press('Enter');
  await expect(widget.getByRole('alert').filter({ hasText: 'O acesso foi renovado.' })).toBeFocused();
  await tabTo(page, /^Fazer check-in$/);
  await keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: /^Check-in feito em / })).toBeFocused();

  await tabTo(page, /^Chamar atendente$/);
  await keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Atendente chamado' })).toBeFocused();
  await sandbox.advance(30 * 60_000);
  await expect(widget.getByRole('heading', { name: /está pronto para atender você$/ })).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
