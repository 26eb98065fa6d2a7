import { begin, CAR, calculator, entry, figures, installment, PAGE, press, row } from '../../lib/calculator';
import { quiet } from '../../lib/noise';
import { sideways, timesAsked } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test("the page's car is simulated without layout shifts; the sliders work by keyboard, also after a failure", async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  test.slow();
  await open(PAGE);
  const before = await begin(page);
  await expect(calculator(page).locator('.car-row-price')).toContainText('R$ 96.170,00');
  await expect(row(page, 'Entrada')).toContainText('R$ 28.851,00');
  await expect(figures(page).locator('.legal')).toContainText('Crédito sujeito a análise');
  expect(await layoutShifts(page)).toEqual([]);

  // A drag is one request; the last result stays visible meanwhile.
  const asked = () => timesAsked(sandbox, 'FIN-13');
  const first = await asked();
  await entry(page).focus();
  await press(entry(page), 'ArrowRight', 10);
  await expect(entry(page)).toHaveAttribute('aria-valuetext', '40%, 38.468 reais');
  await expect(installment(page)).toBeVisible();
  await expect(installment(page)).not.toHaveText(before);
  await expect(row(page, 'Entrada')).toContainText('R$ 38.468,00');
  expect((await asked()) - first).toBe(1);
  await page.keyboard.press('End');
  await expect(entry(page)).toHaveValue('60');
  await expect(row(page, 'Entrada')).toContainText('R$ 57.702,00');

  await sandbox.fault('drop', 'FIN-13');
  const count = calculator(page).getByRole('slider', { name: 'Parcelas' });
  await count.focus();
  await count.press('Home');
  await expect(count).toHaveAttribute('aria-valuetext', '24 parcelas');
  await expect(figures(page).getByRole('alert')).toContainText('A simulação não está disponível', {
    timeout: 15_000,
  });
  await sandbox.reset();
  await figures(page).getByRole('button', { name: 'Tentar novamente' }).press('Enter');
  // The pressed button is removed; the focus is in its place.
  await expect(figures(page)).toBeFocused();
  await expect(figures(page).locator('.installment')).toContainText('24x de');
  await expect(row(page, 'Entrada')).toContainText('R$ 57.702,00');
  await expect(calculator(page).locator('.simulator > [role=status]')).toHaveText(/^24 parcelas de R\$/);
  quiet(noise, /^\[vitrine\]/);
});

test("another version, listed with its installment, becomes the page's car", async ({ page, open }) => {
  await open(PAGE);
  const before = await begin(page);
  await calculator(page).getByRole('button', { name: 'Comparar versões' }).press('Enter');
  const dialog = calculator(page).getByRole('dialog', { name: 'Outras versões do Argo' });
  await expect(dialog.locator('.version-difference').first()).toContainText(before);
  await expect(dialog.locator('.version-difference').first()).toContainText(/\+\sR\$\s.+ por mês/);
  await page.keyboard.press('Escape');
  await expect(calculator(page).getByRole('button', { name: 'Comparar versões' })).toBeFocused();
  await calculator(page).getByRole('button', { name: 'Comparar versões' }).click();
  await dialog.getByRole('button', { name: /^Simular este Argo Drive 1\.3/ }).click();
  await expect(calculator(page).locator('.change')).toContainText('O carro mudou: Argo Drive 1.3 CVT');
  await expect(installment(page)).not.toHaveText(before);
  await expect(page.locator('vt-configurator-summary')).toContainText('Drive 1.3 CVT');
});

test('another model is chosen in a dialog, and a first car in the calculator itself', async ({
  page,
  open,
}) => {
  await open('/jeep/financiamento/');
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(calculator(page).getByText('Escolha um carro para simular')).toBeVisible();
  await expect(calculator(page).locator('.version').first()).toBeVisible();
  await calculator(page).getByRole('combobox', { name: 'Modelo' }).selectOption('Compass');
  await calculator(page)
    .getByRole('button', { name: /^Simular este Compass/ })
    .first()
    .click();
  await expect(calculator(page).locator('.car-row-name')).toBeFocused();
  await expect(calculator(page).getByRole('heading', { name: /^Compass/ })).toHaveCount(1);
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

test('works under a strict policy, at 320 px, with doubled text size; the result is in sight at the sliders', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(`/csp/financiamento/?vt-car=${CAR}`);
  await begin(page);
  const strip = calculator(page).locator('.result-strip p');
  for (const name of ['Entrada', 'Parcelas', 'Parcela final']) {
    const slider = calculator(page).getByRole('slider', { name });
    await slider.focus();
    await expect(strip.or(figures(page).locator('.installment')).first()).toBeInViewport({ ratio: 1 });
    const [bar, at] = await Promise.all([strip.boundingBox().catch(() => null), slider.boundingBox()]);
    // A focused slider is not under the strip.
    if (bar && at) expect(at.y + at.height).toBeLessThanOrEqual(bar.y);
  }
  await figures(page).getByRole('button').focus();
  await expect(strip).toHaveCount(0);
  await calculator(page).evaluate((element) => element.style.setProperty('--vt-font-size', '32px'));
  expect(await sideways(page)).toBe(0);
  await calculator(page).getByRole('button', { name: 'Compare as modalidades' }).click();
  await expect(calculator(page).locator('.plan-installment')).toHaveCount(4);
  expect(await sideways(page)).toBe(0);
});
