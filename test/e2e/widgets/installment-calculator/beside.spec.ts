import { begin, calculator, installment, PAGE } from '../../lib/calculator';
import { quiet } from '../../lib/page';
import { expect, expectAccessible, test } from '../../lib/test';

test('offers, comparison and other versions fail by themselves, and may be tried again', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open(PAGE);
  await begin(page);
  await sandbox.fault('400', 'FIN-11');
  await calculator(page).getByRole('button', { name: 'Ofertas com parcela final' }).click();
  const offers = calculator(page).locator('#more-offers-content');
  await expect(offers.getByRole('alert')).toBeVisible();
  await sandbox.reset();
  await offers.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(offers.getByRole('heading')).toHaveCount(2);
  await sandbox.fault('400', 'FIN-17');
  await calculator(page).getByRole('button', { name: 'Compare as modalidades' }).click();
  const plans = calculator(page).locator('#more-comparison-content');
  await expect(plans.getByRole('alert')).toHaveText('Não foi possível carregar as informações');
  await expect(plans.locator('.plan-installment')).toHaveCount(3);
  await sandbox.reset();
  await plans.getByRole('button', { name: 'Tentar novamente CDC' }).click();
  await expect(plans.locator('.plan-installment')).toHaveCount(4);
  await expectAccessible(page, 'vt-installment-calculator');
  quiet(noise, /^\[vitrine\]/);
});

test('another version becomes the car of the page, with its installment beside this one', async ({
  page,
  open,
}) => {
  await open(PAGE);
  const before = await begin(page);
  await calculator(page).getByRole('button', { name: 'Comparar versões' }).press('Enter');
  const dialog = calculator(page).getByRole('dialog', { name: 'Outras versões do Argo' });
  await expect(dialog.locator('.version-difference').first()).toContainText(before);
  await expect(dialog.locator('.version-difference').first()).toContainText(/\+ R\$ .+ por mês/);
  await expectAccessible(page, 'vt-installment-calculator');
  await page.keyboard.press('Escape');
  await expect(calculator(page).getByRole('button', { name: 'Comparar versões' })).toBeFocused();
  await calculator(page).getByRole('button', { name: 'Comparar versões' }).click();
  await dialog.getByRole('button', { name: /^Simular este Argo Drive 1\.3/ }).click();
  await expect(calculator(page).locator('.change')).toContainText('O carro mudou: Argo Drive 1.3 CVT');
  await expect(installment(page)).not.toHaveText(before);
  await expect(page.locator('vt-configurator-summary')).toContainText('Drive 1.3 CVT');
});

test('another model is chosen in a window, and a first car in the calculator itself', async ({
  page,
  open,
}) => {
  await open('/jeep/financiamento/');
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(calculator(page).getByText('Escolha um carro para simular')).toBeVisible();
  await expect(calculator(page).locator('.version').first()).toBeVisible();
  await expectAccessible(page, 'vt-installment-calculator');
  await calculator(page).getByRole('combobox', { name: 'Modelo' }).selectOption('Compass');
  await calculator(page)
    .getByRole('button', { name: /^Simular este Compass/ })
    .first()
    .click();
  await expect(calculator(page).locator('.calculator')).toBeFocused();
  const before = await begin(page);
  await calculator(page).getByRole('button', { name: 'Trocar de carro' }).click();
  const dialog = calculator(page).getByRole('dialog', { name: 'Trocar de carro' });
  await dialog.getByRole('combobox').selectOption('Renegade');
  await dialog
    .getByRole('button', { name: /^Simular este Renegade/ })
    .first()
    .click();
  await expect(calculator(page).locator('.car-row')).toContainText('Renegade');
  await expect(installment(page)).not.toHaveText(before);
});

test('a plan is handed over to the flow of the page, which is past the choice of a source', async ({
  page,
  open,
}) => {
  await open(PAGE);
  await begin(page);
  await page.evaluate(() => {
    const own = globalThis as unknown as { heard: unknown[] };
    own.heard = [];
    document.addEventListener('vt-funding-plan-selected', ({ detail }) => own.heard.push(detail));
  });
  await calculator(page).getByRole('button', { name: 'Quero este plano' }).click();
  expect(await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([
    { source: 'PSA_BALAO', mvsCode: '358AF11', year: 2026, installments: 36 },
  ]);
  await expect(page.locator('vt-funding-flow')).toBeInViewport();
  await expect(page.locator('vt-funding-flow')).toContainText('Etapa 2 de', { timeout: 15_000 });
  await expect(page.locator('vt-funding-flow')).toContainText('Argo Drive 1.0');
});

test('a plan goes along to the page of the flow, in its address', async ({ page, open }) => {
  await open(PAGE);
  await page.locator('vt-funding-flow').evaluate((flow) => flow.remove());
  await calculator(page).evaluate((element) =>
    element.setAttribute('finish-url', '/jeep/financiamento/?a=1'),
  );
  await begin(page);
  await calculator(page).getByRole('button', { name: 'Quero este plano' }).click();
  await page.waitForURL(/jeep\/financiamento/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('vt-plan')).toBe('PSA_BALAO~30~36~30');
  expect(searchParams.get('vt-car')).toBe('358AF11~2026~679~T01~CAM~');
  expect(searchParams.get('a')).toBe('1');
});
