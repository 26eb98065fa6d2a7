import { begin, CAR, calculator, entry, figures, installment, PAGE, press, row } from '../../lib/calculator';
import { quiet, sideways, timesAsked } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, test } from '../../lib/test';

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
  const asked = () => timesAsked(sandbox, 'FIN-13');
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
    quiet(noise, /^\[vitrine\]/);
  });
}

test('works under a strict policy, at 320 px, with text twice as large', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(`/csp/financiamento/?vt-car=${CAR}`);
  await begin(page);
  await calculator(page).evaluate((element) => element.style.setProperty('--vt-font-size', '32px'));
  expect(await sideways(page)).toBe(0);
  await calculator(page).getByRole('button', { name: 'Compare as modalidades' }).click();
  await expect(calculator(page).locator('.plan-installment')).toHaveCount(4);
  expect(await sideways(page)).toBe(0);
});
