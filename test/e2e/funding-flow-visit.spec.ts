import { focused, quiet, tabTo } from './lib/configurator';
import {
  agree,
  ana,
  CPFS,
  expectStep,
  fillContact,
  flow,
  later,
  PERSONAL,
  placeFlow,
  press,
  simulated,
  upToTerms,
} from './lib/funding';
import { expect, expectAccessible, test } from './lib/test';

test.beforeEach(() => test.setTimeout(90_000));

test('the browser’s back and forward go through the steps, and nothing typed is lost', async ({
  page,
  open,
}) => {
  await open('/lone/');
  await placeFlow(page);
  await upToTerms(page);
  const steps = [
    'installment-terms-and-conditions',
    'installment-register',
    'cdc-simulator',
    'page-initial-data',
    'flow-selection',
  ];
  for (const step of steps.slice(1)) {
    await page.goBack();
    await expectStep(page, step);
    await expect(flow(page).locator('#flow-step-title')).toBeFocused();
    if (step === 'installment-register')
      await expect(flow(page).locator('#motherName')).toHaveValue('Rosa Nogueira');
    if (step === 'page-initial-data') await expect(flow(page).locator('#name')).toHaveValue(ana.name);
  }
  for (const step of steps.slice(0, -1).reverse()) {
    await page.goForward();
    await expectStep(page, step);
  }
});

test('what was sent is not gone back to, and is found again on another page of the visit', async ({
  page,
  open,
  sandbox,
}) => {
  await open('/lone/');
  await placeFlow(page);
  await upToTerms(page);
  await agree(page);
  await flow(page).getByRole('button', { name: 'Enviar proposta' }).dblclick();
  await expectStep(page, 'loading-propose-result');
  await page.goBack();
  await expectStep(page, 'funding-resume');
  const sent = (await sandbox.calls()).filter(({ id, call }) => (id ?? call) === 'FIN-04');
  expect(sent).toHaveLength(1);
  await open('/lone/');
  await placeFlow(page);
  await expectStep(page, 'funding-resume');
  await expect(flow(page).locator('.timeline')).toContainText('Proposta enviada');
  // Who it is is asked anew where something is asked for.
  await press(page, 'Agendar test drive');
  await expect(flow(page).getByRole('dialog').locator('#name')).toHaveValue('');
  await expectAccessible(page, 'vt-funding-flow');
  await fillRequest(page);
  await expect(flow(page).getByText('Pedido de test drive enviado.')).toBeVisible();
});

async function fillRequest(page: Parameters<typeof flow>[0]) {
  const dialog = flow(page).getByRole('dialog');
  await dialog.locator('#name').fill(ana.name);
  await dialog.locator('#cpf').pressSequentially(CPFS.approved.replace(/\D/g, ''));
  await dialog.locator('#email').fill(ana.email);
  await dialog.locator('#phone').pressSequentially(ana.phone);
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
}

test('a page loaded anew in the middle asks who it is, with the terms as they were', async ({
  page,
  open,
}) => {
  await open('/lone/');
  await placeFlow(page);
  await press(page, 'Simular com Parcelas iguais');
  await fillContact(page);
  await press(page, 'Continuar');
  await simulated(page);
  const slider = flow(page).getByRole('slider').first();
  await slider.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /35/);
  await page.waitForTimeout(600);
  await simulated(page);
  await page.reload();
  await placeFlow(page);
  await expectStep(page, 'page-initial-data');
  await expect(flow(page).locator('#name')).toHaveValue('');
  await fillContact(page);
  await press(page, 'Continuar');
  await expect(flow(page).getByRole('slider').first()).toHaveAttribute('aria-valuetext', /35/);
});

test('a link’s plan begins with its source and terms', async ({ page, open }) => {
  await open('/lone/?vt-plan=PSA_BALAO~40~24~20');
  await placeFlow(page);
  await expectStep(page, 'page-initial-data');
  await fillContact(page);
  await press(page, 'Continuar');
  await expectStep(page, 'installment-check');
  await expect(flow(page).getByRole('slider').first()).toHaveAttribute('aria-valuetext', /40/);
});

test('the ways to pay are compared in a window, and the one that is chosen begins', async ({
  page,
  open,
}) => {
  await open('/lone/');
  await placeFlow(page);
  const states = page.evaluate(
    () =>
      new Promise<string>((heard) =>
        document.addEventListener('vt-funding-stepped', ({ detail }) => heard(detail.state), { once: true }),
      ),
  );
  await press(page, 'Comparar modalidades');
  expect(await states).toBe('comparator');
  const dialog = flow(page).getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Simular assim/ }).first()).toBeVisible({
    timeout: 15_000,
  });
  await expectAccessible(page, 'vt-funding-flow');
  await dialog
    .getByRole('button', { name: /^Simular assim/ })
    .first()
    .click();
  await expectStep(page, 'page-initial-data');
});

/** Calls on the way, with what must be done for them to be made. */
const FAILURES: { call: string; way: string; attributes: Record<string, string>; sends?: true }[] = [
  { call: 'FIN-01', way: 'Simular com CDC', attributes: { 'offer-id': 'of-fiat-1', 'plan-type': 'offer' } },
  { call: 'FIN-03', way: 'Simular com CDC', attributes: {} },
  { call: 'FIN-04', way: 'Simular com CDC', attributes: {}, sends: true },
  { call: 'FIN-10', way: 'Simular com Parcelas iguais', attributes: {}, sends: true },
];
for (const { call, way, attributes, sends } of FAILURES) {
  for (const fault of ['500', 'drop', 'malformed'] as const) {
    test(`${call} that ends in ${fault} is said, keeps everything and may be tried again`, async ({
      page,
      open,
      sandbox,
      noise,
    }) => {
      await open('/lone/');
      await placeFlow(page, attributes);
      if (sends) {
        await upToTerms(page, way);
        await agree(page);
      } else {
        await press(page, way);
        await fillContact(page);
        await press(page, 'Continuar');
        await simulated(page);
      }
      await sandbox.fault(fault, call);
      const button = sends ? 'Enviar proposta' : 'Continuar';
      await press(page, button);
      const message = sends ? /Ocorreu um erro ao enviar a proposta/ : /A simulação não está disponível/;
      const alert = flow(page).getByRole('alert').filter({ hasText: message });
      await expect(alert).toBeVisible({ timeout: 20_000 });
      await expect(alert).toContainText('Nada do que você digitou foi perdido.');
      await expectAccessible(page, 'vt-funding-flow');
      await sandbox.fault('none', call);
      if (sends) await agree(page);
      await press(page, button);
      if (call === 'FIN-01') await press(page, 'Continuar com estes valores');
      await expectStep(page, sends ? 'loading-propose-result' : 'installment-register');
      quiet(noise);
    });
  }
}

test('a bank that does not answer is asked on', async ({ page, open, sandbox, noise }) => {
  await open('/lone/');
  await placeFlow(page);
  await upToTerms(page);
  await agree(page);
  await sandbox.fault('500', 'FIN-05');
  await press(page, 'Enviar proposta');
  await expect(flow(page).getByText('Sem resposta do banco agora. Continuamos tentando.')).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page, 'vt-funding-flow');
  await sandbox.fault('none', 'FIN-05');
  await later(sandbox, 6);
  await expectStep(page, 'installment-approved', 30_000);
  quiet(noise);
});

test('in Spanish, for Argentina', async ({ page, open }) => {
  await open('/peugeot/financiamento/');
  await placeFlow(page);
  await expect(flow(page).getByRole('heading', { name: '¿Cómo querés pagar?' })).toBeVisible();
  await press(page, 'Simular con Next');
  await expect(flow(page).locator('label[for=cpf]')).toHaveText('DNI');
  await press(page, 'Continuar');
  await expect(flow(page).getByText('DNI inválido')).toBeVisible();
  await expectAccessible(page, 'vt-funding-flow');
});

test('the whole way to a seller with the keyboard alone', async ({ page, open }) => {
  await open('/lone/');
  await placeFlow(page);
  const enter = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await enter(/^Simular com Next$/);
  await expectStep(page, 'page-initial-data');
  expect(await focused(page)).toBe('Seus dados de contato');
  for (const [id, text] of [
    ['name', ana.name],
    ['cpf', CPFS.approved],
    ['email', ana.email],
    ['phone', ana.phone],
  ] as const) {
    while (
      !(await flow(page)
        .locator(`#${id}`)
        .evaluate((field) => field.matches(':focus')))
    )
      await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await enter(/^Continuar$/);
  await expectStep(page, 'next-simulator');
  await simulated(page);
  await enter(/^Continuar$/);
  await expectStep(page, 'next-lead-form');
  expect(await focused(page)).toBe('Revise a sua solicitação');
  await enter(/^Enviar solicitação$/);
  await expectStep(page, 'funding-resume');
  expect(await focused(page)).toBe('Acompanhe a sua solicitação');
});

test('nothing of the visitor is in storage, address, data layer, events or console', async ({
  page,
  open,
  sandbox,
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
  await upToTerms(page);
  await agree(page);
  await press(page, 'Enviar proposta');
  await expectStep(page, 'loading-propose-result');
  await later(sandbox, 6);
  await expectStep(page, 'installment-approved', 20_000);
  const said = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      (globalThis as unknown as { dataLayer: unknown; kept: unknown }).dataLayer,
      (globalThis as unknown as { dataLayer: unknown; kept: unknown }).kept,
    ]),
  );
  expect(said).toContain('prop-');
  expect(`${said} ${written.join(' ')}`).not.toMatch(PERSONAL);
});
