import {
  agree,
  ana,
  CPFS,
  expectStep,
  flow,
  identify,
  later,
  placeFlow,
  press,
  sendProposal,
  simulated,
  upToFigures,
  upToTerms,
} from '../../lib/funding';
import { quiet } from '../../lib/noise';
import { timesAsked } from '../../lib/page';
import { expect, type Page, test } from '../../lib/test';

test.beforeEach(() => test.setTimeout(90_000));

test('the browser’s back and forward go through the steps, and typed values are kept', async ({
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
  // The step has its history entry once its title has the focus.
  await expect(flow(page).locator('#flow-step-title')).toBeFocused();
  for (const step of steps.slice(1)) {
    await page.goBack();
    await expectStep(page, step);
    await expect(flow(page).locator('#flow-step-title')).toBeFocused();
    // It begins at the part that was left.
    if (step === 'installment-register') await expect(flow(page).locator('#homeNumber')).toHaveValue('900');
    if (step === 'page-initial-data') await expect(flow(page).locator('#name')).toHaveValue(ana.name);
  }
  for (const step of steps.slice(0, -1).reverse()) {
    await page.goForward();
    await expectStep(page, step);
  }
});

/** Changes the salary, and goes on to the terms. */
async function earn(page: Page, amount: string): Promise<void> {
  const salary = flow(page).locator('#salary');
  await salary.fill('');
  await salary.pressSequentially(amount);
  await press(page, 'Continuar');
  await expectStep(page, 'installment-terms-and-conditions');
}

async function fillRequest(page: Page): Promise<void> {
  const dialog = flow(page).getByRole('dialog');
  await dialog.locator('#name').fill(ana.name);
  await dialog.locator('#cpf').pressSequentially(CPFS.approved.replace(/\D/g, ''));
  await dialog.locator('#email').fill(ana.email);
  await dialog.locator('#phone').pressSequentially(ana.phone);
  await dialog.getByRole('button', { name: 'Enviar solicitação' }).click();
}

test('a refused value is corrected at its field; a sent proposal is not sent again by back, and is restored on another page', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/lone/');
  await placeFlow(page);
  await upToTerms(page);
  await press(page, 'Alterar Trabalho e renda');
  // The title of a new step takes the focus: earlier keys would go to it.
  await expect(flow(page).locator('#flow-step-title')).toBeFocused();
  await earn(page, '999999,99');
  await sendProposal(page);
  await expectStep(page, 'installment-register');
  const salary = flow(page).locator('#salary');
  await expect(salary).toBeFocused();
  await expect(salary).toHaveAccessibleDescription('Não foi possível confirmar a renda informada');
  await earn(page, '4500');

  const refused = await timesAsked(sandbox, 'FIN-04');
  await agree(page);
  await flow(page).getByRole('button', { name: 'Enviar proposta' }).dblclick();
  await expectStep(page, 'loading-propose-result');
  await page.goBack();
  await expectStep(page, 'funding-resume');
  expect([refused, await timesAsked(sandbox, 'FIN-04')]).toEqual([1, 2]);

  await open('/lone/');
  await placeFlow(page);
  await expectStep(page, 'funding-resume');
  await expect(flow(page).locator('.timeline')).toContainText('Proposta enviada');
  // The contact data are requested again when they are needed.
  await press(page, 'Agendar test drive');
  await expect(flow(page).getByRole('dialog').locator('#name')).toHaveValue('');
  await fillRequest(page);
  await expect(flow(page).getByText('Recebemos sua solicitação de test drive.')).toBeVisible();
  await later(sandbox, 6);
  await press(page, 'Atualizar');
  await expectStep(page, 'installment-approved');
  quiet(noise);
});

test('a reload in the middle asks for the contact data again, and keeps the terms', async ({
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
  await expect(flow(page).locator('.figures')).toContainText('R$ 35.000,00');
  await simulated(page);
  await page.reload();
  await placeFlow(page);
  await expectStep(page, 'page-initial-data');
  await expect(flow(page).locator('#name')).toHaveValue('');
  await identify(page);
  await expect(flow(page).getByRole('slider').first()).toHaveAttribute('aria-valuetext', /35/);
});
