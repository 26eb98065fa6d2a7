import { expect, expectAccessible, type Locator, layoutShifts, type Page, test } from './lib/test';

const CAR = '358AF11~2026~679~~CAM~';
const PAGE = `/fiat/financiamento/?vt-car=${CAR}`;
const calculator = (page: Page) => page.locator('vt-installment-calculator');
const figures = (page: Page) => calculator(page).locator('.figures');
const installment = (page: Page) => figures(page).locator('.installment b');
const entry = (page: Page) => calculator(page).getByRole('slider', { name: 'Entrada' });
const row = (page: Page, name: string) => figures(page).locator('.amounts > div').filter({ hasText: name });
const settled = (page: Page) => expect(figures(page)).toHaveAttribute('aria-busy', 'false');
const quiet = (noise: string[]) =>
  noise.splice(
    0,
    noise.length,
    ...noise.filter((text) => !/Failed to load resource|^\[vitrine\]/.test(text)),
  );

/** The calculator is in sight, with its first figures. */
async function begin(page: Page): Promise<string> {
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(installment(page)).toBeVisible({ timeout: 15_000 });
  await settled(page);
  return (await installment(page).textContent()) ?? '';
}
const press = async (target: Locator, key: string, times: number) => {
  for (let n = 0; n < times; n++) await target.press(key);
};

test('the car of the page is simulated, moves nothing, and is accessible', async ({ page, open }) => {
  test.slow();
  await open(PAGE);
  await begin(page);
  await expect(calculator(page).locator('.car-row-price')).toContainText('R$ 96.170,00');
  await expect(row(page, 'Entrada')).toContainText('R$ 28.851,00');
  await expect(figures(page).locator('.legal')).toContainText('Crédito sujeito a análise');
  expect(await layoutShifts(page)).toEqual([]);
  await expectAccessible(page, 'vt-installment-calculator');
});

test('the sliders follow the keyboard, and ask once for a drag', async ({ page, open, sandbox }) => {
  await open(PAGE);
  const before = await begin(page);
  const asked = async () => (await sandbox.calls()).filter(({ call }) => call === 'FIN-13').length;
  const first = await asked();
  await entry(page).focus();
  await press(entry(page), 'ArrowRight', 10);
  await expect(entry(page)).toHaveAttribute('aria-valuetext', '40%, R$ 38.468,00');
  // The last result stays in sight meanwhile.
  await expect(installment(page)).toBeVisible();
  await expect(installment(page)).not.toHaveText(before);
  await expect(row(page, 'Entrada')).toContainText('R$ 38.468,00');
  expect((await asked()) - first).toBe(1);
  await page.keyboard.press('End');
  await expect(entry(page)).toHaveValue('60');
  const count = calculator(page).getByRole('slider', { name: 'Parcelas' });
  await count.focus();
  await count.press('Home');
  await expect(count).toHaveAttribute('aria-valuetext', '24 parcelas');
  await expect(figures(page).locator('.installment')).toContainText('24x de');
  await expect(calculator(page).locator('.simulator > [role=status]')).toHaveText(/^24 parcelas de R\$/);
});

test('what is typed goes to the nearest there is: percent, money, count', async ({ page, open }) => {
  await open(PAGE);
  await begin(page);
  const money = calculator(page).getByRole('textbox', { name: 'Entrada em reais' });
  await money.fill('R$ 48.000');
  await money.press('Enter');
  await expect(money).toHaveValue('R$ 48.085,00');
  await expect(row(page, 'Entrada')).toContainText('R$ 48.085,00');
  const count = calculator(page).getByRole('textbox', { name: 'Parcelas' });
  await count.fill('47');
  await count.press('Tab');
  await expect(count).toHaveValue('48x');
  const final = calculator(page).getByRole('textbox', { name: 'Parcela final', exact: true });
  await final.fill('muito');
  await final.press('Enter');
  await expect(final).toHaveValue('30%');
});

test('a slow answer to an earlier question never overwrites a later one', async ({ page, open }) => {
  await open(PAGE);
  await begin(page);
  const held: (() => void)[] = [];
  await page.route('**/balao-final/simulating', async (route) => {
    const { entrancePercent } = route.request().postDataJSON();
    if (entrancePercent === 0.35) await new Promise<void>((go) => held.push(go));
    await route.continue().catch(() => undefined);
  });
  await entry(page).focus();
  await press(entry(page), 'ArrowRight', 5);
  await expect.poll(() => held.length).toBe(1);
  await press(entry(page), 'ArrowRight', 5);
  await expect(row(page, 'Entrada')).toContainText('R$ 38.468,00');
  for (const go of held) go();
  await page.waitForTimeout(300);
  await expect(row(page, 'Entrada')).toContainText('R$ 38.468,00');
});

for (const fault of ['drop', '500', 'malformed'] as const) {
  test(`a simulation that ends in ${fault} says so, keeps what was set and may be tried again`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    await open(PAGE);
    await begin(page);
    await sandbox.fault(fault, 'FIN-13');
    await entry(page).focus();
    await press(entry(page), 'ArrowRight', 5);
    await expect(figures(page).getByRole('alert')).toContainText('A simulação não está disponível', {
      timeout: 15_000,
    });
    await expectAccessible(page, 'vt-installment-calculator');
    await sandbox.reset();
    await figures(page).getByRole('button', { name: 'Tentar novamente' }).click();
    // The button that was pressed is gone; the focus is where it stood.
    await expect(figures(page)).toBeFocused();
    await expect(row(page, 'Entrada')).toContainText('R$ 33.659,50');
    quiet(noise);
  });
}

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
  quiet(noise);
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

test('works under a strict policy, at 320 px, with text twice as large', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(`/csp/financiamento/?vt-car=${CAR}`);
  await begin(page);
  await calculator(page).evaluate((element) => element.style.setProperty('--vt-font-size', '32px'));
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await calculator(page).getByRole('button', { name: 'Compare as modalidades' }).click();
  await expect(calculator(page).locator('.plan-installment')).toHaveCount(4);
  expect(await overflow()).toBe(0);
});
