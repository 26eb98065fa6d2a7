import { withoutTimes } from '#test/unit/lib/without-times';
import { CPFS, expectStep, flow, later, PERSONAL, placeFlow, simulated } from '../../lib/funding';
import { arrive, chooseFirst, enter, tabToField, typeInto, typeUpToFigures } from '../../lib/funding-keys';
import { quiet } from '../../lib/noise';
import { timesAsked } from '../../lib/page';
import { expect, test } from '../../lib/test';

test.beforeEach(() => test.setTimeout(90_000));

/** The events and stored values of a visit. */
interface Heard {
  dataLayer: unknown[];
  kept: unknown[];
}

test('by keyboard alone, with steps back and a retried failure, to an approved proposal; no personal data is stored', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  await page.addInitScript(() => {
    const kept: unknown[] = [];
    Object.assign(globalThis, { dataLayer: [], kept });
    for (const name of ['vt-funding-stepped', 'vt-proposal-sent', 'vt-proposal-answered'])
      document.addEventListener(name, (event) => kept.push((event as CustomEvent).detail));
  });
  await open('/lone/');
  await placeFlow(page);
  await typeUpToFigures(page, 'CDC');

  // One step back and forth keeps the typed values.
  await enter(page, /^Voltar$/);
  await arrive(page, 'page-initial-data', 'Seus dados de contato');
  await expect(flow(page).locator('#cpf')).toHaveValue(CPFS.approved);
  await enter(page, /^Continuar$/);
  await arrive(page, 'cdc-simulator', 'Simule o seu CDC');
  await simulated(page);
  await enter(page, /^Continuar$/);
  await arrive(page, 'installment-register', 'Dados pessoais');

  await typeInto(page, { birthday: '20/11/1990', motherName: 'Rosa Nogueira' });
  await chooseFirst(page, 'civilState');
  await enter(page, /^Continuar$/);
  await expect(flow(page).locator('#flow-step-title')).toBeFocused();
  await chooseFirst(page, 'occupation');
  await typeInto(page, { salary: '4500' });
  await enter(page, /^Continuar$/);
  await expect(flow(page).locator('#flow-step-title')).toBeFocused();
  await typeInto(page, { postalCode: '01310100' });
  await expect(flow(page).locator('#cityName')).toHaveValue('São Paulo');
  await typeInto(page, { homeNumber: '900' });
  await enter(page, /^Continuar$/);
  await arrive(page, 'installment-terms-and-conditions', 'Revise e envie a proposta');

  for (const id of ['terms', 'bureau']) {
    await tabToField(page, id);
    await page.keyboard.press('Space');
  }
  await sandbox.fault('500', 'FIN-04');
  await enter(page, /^Enviar proposta$/);
  const alert = flow(page).getByRole('alert').filter({ hasText: 'Ocorreu um erro ao enviar a proposta' });
  await expect(alert).toBeVisible();
  await expect(alert).toContainText('Nada do que você digitou foi perdido.');
  await sandbox.fault('none', 'FIN-04');
  await enter(page, /^Enviar proposta$/);
  await expectStep(page, 'loading-propose-result');
  await later(sandbox, 6);
  await arrive(page, 'installment-approved', 'Proposta aprovada', 20_000);
  expect(await timesAsked(sandbox, 'FIN-04')).toBe(2);

  const said = await page.evaluate(() => {
    const { dataLayer, kept } = globalThis as unknown as Heard;
    const stored = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href];
    return JSON.stringify([...stored, dataLayer, kept]);
  });
  expect(said).toContain('prop-');
  expect(said).toContain('"approved"');
  quiet(noise);
  expect(withoutTimes(`${said} ${written.join(' ')}`)).not.toMatch(PERSONAL);
});

test('the whole path to a seller by keyboard alone', async ({ page, open }) => {
  await open('/lone/');
  await placeFlow(page);
  await typeUpToFigures(page, 'Next');
  await enter(page, /^Continuar$/);
  await arrive(page, 'next-lead-form', 'Revise a sua solicitação');
  await enter(page, /^Enviar solicitação$/);
  await arrive(page, 'funding-resume', 'Acompanhe a sua solicitação');
});
