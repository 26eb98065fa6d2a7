import {
  begin,
  PAGE as CALCULATOR_PAGE,
  calculator,
  entry,
  installment as figure,
  row,
  press as steps,
} from '../lib/calculator';
import { configurator, heading, total } from '../lib/configurator';
import { agree, CPFS, expectStep, fillRegister, flow, identify, later, press } from '../lib/funding';
import { expect, expectAccessible, test } from '../lib/test';

const PAGE = '/do-carro-a-proposta/';

test('a configured car is calculated, and the chosen plan becomes a proposal', async ({
  page,
  open,
  sandbox,
}) => {
  test.slow();
  await open(PAGE);
  const calculator = page.locator('vt-installment-calculator');
  await configurator(page)
    .getByRole('button', { name: /^Escolher Argo Drive 1\.0/ })
    .first()
    .click();
  await expect(heading(page, 'Opcionais')).toBeVisible();
  await configurator(page).locator('.item-press').first().click();

  // The calculator uses the configured car.
  await calculator.scrollIntoViewIfNeeded();
  const price = calculator.locator('.car-row-price b [aria-hidden]');
  await expect(price).toBeVisible();
  await expect
    .poll(async () => (await price.innerText()).replace(/\s/g, ' '))
    .toBe((await total(page).innerText()).replace(/\s/g, ' '));
  const want = calculator.getByRole('button', { name: 'Quero este plano' });
  await expect(want).toBeEnabled({ timeout: 15_000 });
  await calculator.locator('#entrancePercent').fill('40');
  const installment = calculator.locator('.installment b [aria-hidden]');
  await expect(calculator.locator('.figures')).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
  const monthly = await installment.innerText();
  await want.click();

  // The flow starts with the plan, which it shows, and asks for the contact data only: no second simulation.
  await expect(flow(page)).toBeInViewport();
  await expectStep(page, 'page-initial-data');
  await expect(flow(page)).toContainText('Etapa 2 de');
  await expect(flow(page)).toContainText('Argo Drive 1.0');
  await expect(flow(page).locator('.carried')).toContainText(monthly);
  await identify(page, CPFS.approved);
  await expectStep(page, 'installment-register');
  await fillRegister(page);
  await agree(page);
  await expectAccessible(page, 'vt-funding-flow');
  await press(page, 'Enviar proposta');
  await expectStep(page, 'loading-propose-result');
  await later(sandbox, 10);
  await expectStep(page, 'installment-approved', 30_000);

  // Back goes to the previous step of one of the two widgets with steps, and never sends again.
  await page.goBack();
  await expect(flow(page).locator('.flow-step')).not.toHaveClass(/on-installment-terms|on-loading/);
});

test('another car after the plan drops the simulation of the first', async ({ page, open }) => {
  await open(`${PAGE}?vt-car=358AF11&vt-plan=CDC~30~36~`);
  await flow(page).scrollIntoViewIfNeeded();
  await expectStep(page, 'page-initial-data');
  await expect(flow(page).locator('.carried')).toContainText('36x de');
  await identify(page);
  await expectStep(page, 'installment-register');
  await configurator(page).scrollIntoViewIfNeeded();
  await configurator(page)
    .getByRole('button', { name: /^Escolher Argo/ })
    .last()
    .click();
  await expectStep(page, 'cdc-simulator');
});

test("an offer's conditions are passed on to the flow and saved by the bank", async ({ page, open }) => {
  await open(`${PAGE}?vt-car=358AF11`);
  const calculator = page.locator('vt-installment-calculator');
  await calculator.scrollIntoViewIfNeeded();
  const installment = calculator.locator('.installment b [aria-hidden]');
  await expect(installment).toBeVisible({ timeout: 15_000 });
  const usual = await installment.innerText();
  await calculator.getByRole('button', { name: 'Ofertas do banco para este carro' }).click();
  await calculator
    .getByRole('button', { name: /^Usar esta oferta/ })
    .first()
    .click();
  await expect(installment).not.toHaveText(usual, { timeout: 15_000 });
  await expect(calculator.locator('.figures')).toHaveAttribute('aria-busy', 'false');
  const offered = await installment.innerText();
  await calculator.getByRole('button', { name: 'Quero este plano' }).click();
  await expectStep(page, 'page-initial-data');
  await expect(flow(page).locator('.carried')).toContainText(offered);
  const kept = page.waitForRequest((request) => request.url().endsWith('/v1/simulate'));
  await identify(page);
  expect((await kept).postDataJSON().planId).toMatch(/^PSA_BALAO-/);
  // The saved amounts are those shown: no question in between.
  await expectStep(page, 'installment-register');
});

test("a plan is passed to the flow's page in its URL, and starts the flow", async ({ page, open }) => {
  await open(CALCULATOR_PAGE);
  await flow(page).evaluate((element) => element.remove());
  await calculator(page).evaluate((element) =>
    element.setAttribute('finish-url', '/do-carro-a-proposta/?a=1'),
  );
  await begin(page);
  await entry(page).focus();
  await steps(entry(page), 'ArrowRight', 10);
  await expect(row(page, 'Entrada')).toContainText('R$ 38.468,00');
  const monthly = await figure(page).innerText();
  await calculator(page).getByRole('button', { name: 'Quero este plano' }).click();
  await page.waitForURL(/do-carro-a-proposta/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('vt-plan')).toBe('PSA_BALAO~40~36~30~~MSC~');
  expect(searchParams.get('vt-car')).toBe('358AF11~2026~679~T01~CAM~');
  expect(searchParams.get('a')).toBe('1');

  await flow(page).scrollIntoViewIfNeeded();
  await expectStep(page, 'page-initial-data');
  await expect(flow(page).locator('.carried')).toContainText(monthly);
  await identify(page);
  await expectStep(page, 'installment-register');
  await press(page, 'Voltar');
  await expectStep(page, 'installment-check');
  await expect(flow(page).getByRole('slider').first()).toHaveAttribute('aria-valuetext', /^40%/);
});
