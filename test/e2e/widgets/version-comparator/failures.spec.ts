import { ARGO, comparator, compared } from '../../lib/comparator';
import { quiet } from '../../lib/page';
import { expect, expectAccessible, test } from '../../lib/test';

test('a version that can no longer be had is told, and the comparison stays', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  await sandbox.fault('404', 'CAR-03');
  await comparator(page).getByRole('button', { name: 'Configurar Argo Drive 1.0' }).click();
  await expect(comparator(page).getByRole('alert')).toHaveText('Esta versão não está mais disponível.');
  await compared(page, ...ARGO);
  quiet(noise);
});

for (const fault of ['drop', '500', 'malformed', 'timeout'] as const) {
  test(`a comparison that ends in ${fault} says so and comes at the next try`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    test.slow();
    if (fault === 'timeout') await page.clock.install();
    await sandbox.fault(fault, 'RPT-09');
    await open('/comparador/');
    const failed = comparator(page).getByRole('alert');
    if (fault === 'timeout') {
      await expect(comparator(page).getByText('Carregando a comparação…')).toBeAttached();
      await expect(async () => {
        await page.clock.runFor(30_000);
        await expect(failed).toBeVisible({ timeout: 500 });
      }).toPass();
    }
    await expect(failed).toHaveText('Não foi possível carregar as informações', { timeout: 15_000 });
    await expectAccessible(page, 'vt-version-comparator');
    await sandbox.reset();
    await comparator(page).getByRole('button', { name: 'Tentar novamente' }).click();
    if (fault === 'timeout') await page.clock.resume();
    await compared(page, ...ARGO);
    quiet(noise);
  });
}

for (const status of ['404', '422'] as const) {
  test(`with ${status} these versions are not compared, in the documents' words`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    await sandbox.fault(status, 'RPT-09');
    await open('/comparador/');
    await expect(
      comparator(page).getByText('O comparativo não está disponível para o prazo selecionado'),
    ).toBeVisible();
    await expectAccessible(page, 'vt-version-comparator');
    quiet(noise);
  });
}

test('a change that fails keeps the other versions, and goes back', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  await sandbox.fault('404', 'RPT-09');
  await comparator(page).locator('select').first().selectOption('Drive 1.0, 2025');
  await expect(comparator(page).getByRole('alert')).toHaveText(
    'O comparativo não está disponível para o prazo selecionado',
  );
  await expect(comparator(page).getByRole('row', { name: /^Potência máxima/ })).toContainText('107 cv');
  await expectAccessible(page, 'vt-version-comparator');
  await comparator(page).getByRole('button', { name: 'Voltar à comparação anterior' }).click();
  await expect(comparator(page).getByRole('alert')).toHaveCount(0);
  await compared(page, ...ARGO);
  quiet(noise);
});

test('prices that cannot be had leave what the comparison knows', async ({ page, open, sandbox, noise }) => {
  await sandbox.fault('400', 'PRC-11');
  await open('/comparador/');
  await expect(comparator(page).getByRole('row', { name: /^Preço/ })).toContainText('112.990,00');
  quiet(noise);
});

test('slow answers out of order: the last choice stands', async ({ page, open }) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  let letGo = () => {};
  const late = new Promise<void>((go) => {
    letGo = go;
  });
  await page.route(/comparisons\?.*358AF10/, async (route) => {
    await late;
    await route.continue();
  });
  const list = comparator(page).locator('select').first();
  await list.selectOption('358AF10');
  await expect(comparator(page).getByRole('group')).toHaveAttribute('aria-busy', 'true');
  await expect(comparator(page).getByRole('row', { name: /^Potência máxima/ })).toContainText('107 cv');
  await list.selectOption('358BF30');
  await compared(page, 'Drive 1.3 CVT', ...ARGO.slice(1));
  const answered = page.waitForResponse(/comparisons\?.*358AF10/);
  letGo();
  await answered;
  await expect(list).toHaveValue('358BF30');
  await expect(comparator(page).getByRole('row', { name: /^Potência máxima/ })).not.toContainText('75 cv');
});
