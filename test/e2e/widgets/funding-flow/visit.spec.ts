import {
  agree,
  ana,
  CPFS,
  expectStep,
  flow,
  identify,
  later,
  PERSONAL,
  placeFlow,
  press,
  sendProposal,
  simulated,
  upToFigures,
  upToTerms,
} from '../../lib/funding';
import { timesAsked } from '../../lib/page';
import { expect, expectAccessible, test } from '../../lib/test';

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
  expect(await timesAsked(sandbox, 'FIN-04')).toBe(1);
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
  await upToFigures(page, 'Simular com Parcelas iguais');
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
  await identify(page);
  await expect(flow(page).getByRole('slider').first()).toHaveAttribute('aria-valuetext', /35/);
});

test('a link’s plan begins with its source and terms', async ({ page, open }) => {
  await open('/lone/?vt-plan=PSA_BALAO~40~24~20');
  await placeFlow(page);
  await expectStep(page, 'page-initial-data');
  await identify(page);
  await expectStep(page, 'installment-check');
  await expect(flow(page).getByRole('slider').first()).toHaveAttribute('aria-valuetext', /40/);
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
  await sendProposal(page);
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
