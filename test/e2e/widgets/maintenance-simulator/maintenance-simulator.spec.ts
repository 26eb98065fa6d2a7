import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo, timesAsked } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-maintenance-simulator: by keyboard, after a failure: the plan, printed and booked', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    globalThis.print = () => {};
  });
  placeAlone('<vt-maintenance-simulator state="SP"></vt-maintenance-simulator>');
  await sandbox.fault('400', 'MNT-04');
  await open('/lone/');
  const widget = page.locator('vt-maintenance-simulator');
  const option = (name: string, value: string) => widget.locator(`#${name} option[value="${value}"]`);
  await option('modelCode', '358').waitFor({ state: 'attached' });
  await widget.getByLabel('Modelo').focus();
  await page.keyboard.type('Argo');
  await option('mvsCode', '358AF11').waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('17300');
  await page.keyboard.press('Tab');
  await page.keyboard.type('14');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert').filter({ hasText: 'Nada do que você digitou' })).toBeVisible();
  await expect(widget.getByLabel('Quilometragem')).toHaveValue('17300');

  await sandbox.fault('none', 'MNT-04');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: /^Revisões: Argo/ })).toBeFocused();
  await expect(widget.getByText('Faltam 2.700 km ou 10 meses, o que vier primeiro.').first()).toBeVisible();
  await expect(widget.getByText(/Preços sugeridos: São Paulo/)).toBeVisible();
  await widget.getByLabel('Última revisão feita').focus();
  await page.keyboard.press('ArrowDown');
  await expect(widget.getByText('O prazo passou há 7.300 km e 2 meses.').first()).toBeVisible();
  expect(await timesAsked(sandbox, 'MNT-02')).toBe(1);
  await tabTo(page, /^4ª revisão/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('button', { name: /^4ª revisão/ })).toHaveAttribute('aria-expanded', 'true');

  await tabTo(page, /^Imprimir o plano$/);
  await page.keyboard.press('Enter');
  await page.emulateMedia({ media: 'print' });
  await expect(widget.getByRole('table')).toBeVisible();
  await expect(widget.getByRole('heading', { name: 'Todas as revisões' })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(widget.getByRole('table')).toHaveCount(0);

  await tabTo(page, /^Agendar a 1ª revisão$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('region', { name: 'Agendamento da 1ª revisão' })).toBeFocused();
  const booking = widget.locator('vt-service-scheduling');
  await expect(booking.getByLabel('Quilometragem')).toHaveValue('17300');
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
