import { ARGO, comparator, compared, names, same } from '../../lib/comparator';
import { quiet } from '../../lib/noise';
import { expect, layoutShifts, test } from '../../lib/test';

test('versions side by side: picture, price, highlights, colours and differences', async ({ page, open }) => {
  await open('/comparador/');
  await compared(page, ...ARGO);
  const table = comparator(page).getByRole('table', { name: /Argo Drive 1\.0, Argo Drive 1\.3 CVT/ });
  await expect(table.getByRole('columnheader', { name: /Trekking 1\.3 CVT/ })).toBeVisible();
  const price = table.getByRole('row', { name: /^Preço/ });
  await expect(price.getByRole('cell').first()).toHaveText(/R\$\s92\.990,00/);
  await expect(table.getByRole('row', { name: /^Destaques/ })).toContainText('Firefly');
  await expect(table.getByRole('row', { name: /^Cores disponíveis/ })).toContainText('Vermelho Montecarlo');
  await expect(table.getByRole('rowheader', { name: 'Potência máxima (diferente)' })).toBeVisible();
  await expect(comparator(page).locator('vt-car-image').first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test('by keyboard alone: failed, retried, differences, one added, one removed, refused, back, chosen', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  // A status that is not retried automatically.
  await sandbox.fault('400', 'RPT-09');
  await open('/comparador/');
  const alert = comparator(page).getByRole('alert');
  await expect(alert).toHaveText('Não foi possível carregar as informações');
  await sandbox.reset();
  await comparator(page).getByRole('button', { name: 'Tentar novamente' }).focus();
  await page.keyboard.press('Enter');
  await compared(page, ...ARGO);
  const focused = () =>
    comparator(page).evaluate((element) => {
      const active = element.shadowRoot?.activeElement;
      return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
    });
  await comparator(page).getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expect(same(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Adicionar versão');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveCount(4);
  expect(await focused()).toBe('Trocar Argo Drive 1.0 2025 por outra versão');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/^Remover Argo Drive 1\.0/);
  await page.keyboard.press('Enter');
  const left = ['Drive 1.3 CVT', 'Trekking 1.3 CVT', 'Drive 1.0'];
  await compared(page, ...left);
  expect(await focused()).toMatch(/^Trocar Argo/);

  await sandbox.fault('404', 'RPT-09');
  await comparator(page).locator('select').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(alert).toHaveText('O comparativo não está disponível para o prazo selecionado');
  await expect(comparator(page).getByRole('row', { name: /^Potência máxima/ })).toContainText('107 cv');
  await sandbox.reset();
  await comparator(page).getByRole('button', { name: 'Voltar à comparação anterior' }).focus();
  await page.keyboard.press('Enter');
  await expect(alert).toHaveCount(0);
  await compared(page, ...left);

  await comparator(page).getByRole('link', { name: 'Configurar Argo Drive 1.3 CVT' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fiat\/monte\/\?vt-car=358BF31~2026/);
  await expect(page.locator('vt-configurator').getByText('Escolhida Argo Drive 1.3 CVT')).toBeVisible();
  quiet(noise);
});
