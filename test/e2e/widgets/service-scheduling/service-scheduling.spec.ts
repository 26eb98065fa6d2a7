import { chooseDayByKeys } from '../../lib/days';
import { placeAlone } from '../../lib/do-main-job';
import { ana } from '../../lib/lead';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { sideways, tabTo, timesAsked } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

const TAG = 'vt-service-scheduling';
test.use({ viewport: { width: 390, height: 844 } });

test('vt-service-scheduling: booked by keyboard, after times that did not load and one that was taken', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('500', 'SCH-02');
  placeAlone(`<${TAG} dealer="135503081"></${TAG}>`);
  await open('/lone/');
  const widget = page.locator(TAG);
  await expect(widget.getByRole('alert')).toContainText('Não foi possível carregar os horários');
  await sandbox.fault('none', 'SCH-02');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');

  await widget.getByRole('checkbox', { name: /^Revisão programada/ }).focus();
  await page.keyboard.press('Space');
  await chooseDayByKeys(page, widget);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const chosen = widget.locator('input[name=time]:checked');
  const time = await chosen.inputValue();
  await widget.getByLabel('Placa').focus();
  await page.keyboard.type('ABC1D23');
  await widget.getByLabel('Nome completo').focus();
  await page.keyboard.type(ana.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ana.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ana.phone);
  expect(await sideways(page)).toBe(0);

  // Somebody else is faster.
  const date = await widget.locator('[aria-selected=true]').getAttribute('data-date');
  const data = { idSiteGeo: '135503081', date, time, serviceIds: ['SV01'] };
  const service = await page.request.post(
    new URL('/api/dealer-scheduler/appointments/web', page.url()).href,
    { data },
  );
  expect(service.status()).toBe(201);
  await tabTo(page, /^Agendar visita$/);
  await page.keyboard.press('Enter');
  await expect(widget.locator('#time-error')).toContainText('acabou de ser reservado por outra pessoa');
  await expect(widget.locator('input[name=time]:not(:disabled)').first()).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, /^Agendar visita$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Sua visita está agendada' })).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});

test('vt-service-scheduling: the link of a mail is answered by keyboard, and says what has happened since', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone(`<${TAG}></${TAG}>`);
  await open('/lone/?visit=visita-p&do=cancel');
  const widget = page.locator(TAG);
  await expect(widget.getByRole('heading', { name: 'Quer mesmo cancelar?' })).toBeVisible();
  await expect(widget.getByText('Revisão programada')).toBeVisible();
  expect(await timesAsked(sandbox, 'VIS-01')).toBe(0);
  await widget.getByRole('combobox', { name: 'Motivo' }).focus();
  await page.keyboard.type('Outro');
  await sandbox.fault('500', 'VIS-01');
  await tabTo(page, /^Cancelar agendamento$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Não foi possível enviar');
  await sandbox.fault('none', 'VIS-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Agendamento cancelado.')).toBeVisible();

  await open('/lone/?visit=visita-p&do=confirm');
  await expect(widget.getByText('Este agendamento já está cancelado.')).toBeVisible();
  quiet(noise);
});

test('vt-service-scheduling: a visit of the account is moved, and the old one cancelled', async ({
  page,
  open,
  noise,
}) => {
  placeAlone(`<${TAG} plate="ABC1D23"></${TAG}>`);
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator(TAG);
  await expect(widget.getByText('Minhas visitas', { exact: true })).toBeVisible();
  await tabTo(page, /^Remarcar a visita/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: /^Remarcar a visita/ })).toBeFocused();
  await chooseDayByKeys(page, widget);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(widget.getByLabel('Nome completo')).not.toHaveValue('');
  await widget.getByRole('combobox', { name: 'Motivo da mudança' }).focus();
  await page.keyboard.type('Outro');
  await tabTo(page, /^Agendar visita$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('A visita anterior foi cancelada.')).toBeVisible();
  quiet(noise);
});
