import { builtFile } from '../../lib/built-file';
import { quiet } from '../../lib/noise';
import { sideways, tabTo, timesAsked } from '../../lib/page';
import { ARGO, full, line, said, TOTAL } from '../../lib/summary';
import { expect, type Page, test } from '../../lib/test';

const PDF_FILE = builtFile('src/features/car/pdf/pdf.ts');

/** Text or field name of the focused element. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    let active: Element | null = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.textContent?.trim() || active?.getAttribute('name') || '';
  });

test('by keyboard alone at 320 px, with retries of prices and a deferred file', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await sandbox.fault('400', 'PRC-07');
  await page.route(PDF_FILE, (route) => route.abort());
  await open(`/resumo/?vt-car=${ARGO}`);
  await expect(full(page).getByRole('alert')).toHaveText('Não foi possível atualizar os preços.');
  await expect(full(page).locator('.of-initialPrice')).toContainText('Valor indisponível no momento');
  await sandbox.fault('none', 'PRC-07');
  // The compact summary has the same button.
  await full(page).locator('.prices-place').focus();
  await tabTo(page, /^Atualizar preços$/);
  await page.keyboard.press('Enter');
  await expect(full(page).locator('.of-initialPrice')).toContainText('R$ 92.990,00');
  await expect(full(page).locator('.car-total .amount [aria-hidden]')).toHaveText(TOTAL);
  await expect(full(page).locator('.prices-place')).toBeFocused();
  expect(await sideways(page)).toBe(0);

  const names: string[] = [];
  for (let step = 0; step < 30 && !names.includes('Baixar PDF'); step++) {
    await page.keyboard.press('Tab');
    names.push(await focusedName(page));
  }
  expect(names.slice(-9)).toEqual([
    'Segurança (5)',
    'Conforto (3)',
    'Tecnologia (2)',
    'comments',
    'Copiar link',
    'WhatsApp (abre em nova aba)',
    'QR code',
    'Imprimir',
    'Baixar PDF',
  ]);
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('Não foi possível criar o PDF. Tente novamente.');
  await page.unroute(PDF_FILE);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await download;

  await tabTo(page, /^QR code$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = full(page).getByRole('dialog', { name: 'Abrir no celular' });
  await expect(dialog.getByRole('img', { name: 'QR code com o link desta configuração' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(full(page).getByRole('button', { name: 'QR code' })).toBeFocused();
  quiet(noise, /^Error getting online sale price$/);
});

test("an earlier visit's car is restored with new prices on a page without a configurator", async ({
  page,
  open,
}) => {
  const keep = (page: Page, age: number) =>
    page.addInitScript((ms) => {
      const savedAt = Date.now() - ms;
      const value = {
        savedAt,
        brand: 'fiat',
        mvs: { code: '358AF11', modelCode: '358', year: 2026 },
        location: { countryCode: 'BR' },
        color: '679',
        coating: 'C01',
        parts: ['CAM'],
        services: [],
      };
      localStorage.setItem('vitrine:car:v2', JSON.stringify({ saved: savedAt, value }));
    }, age);
  await keep(page, 3.9 * 3_600_000);
  await open('/resumo/');
  await expect(full(page).locator('.car-row.of-color')).toContainText('Cinza Silverstone');
  await expect(full(page).locator('.car-total .amount [aria-hidden]')).toHaveText('R$ 98.660,00');
  await line(page).getByRole('link', { name: 'Continuar configurando' }).click();
  await expect(page).toHaveURL(/\/fiat\/monte\/\?vt-car=358AF11~2026~679~C01~CAM~/);
});

test('a signed-in visitor’s version is saved to the garage once; other visitors’ are not', async ({
  page,
  open,
  sandbox,
  context,
  origin,
}) => {
  const saved = () => timesAsked(sandbox, 'GAR-09');
  await open(`/resumo/?vt-car=${ARGO}`);
  await expect(full(page).locator('.car-total .amount [aria-hidden]')).toHaveText(TOTAL);
  expect(await saved()).toBe(0);
  await context.addCookies([{ name: 'vitrine_session', value: 'ana', url: origin }]);
  await page.reload();
  await expect(full(page).getByText('Salvo na sua garagem')).toBeVisible();
  expect(await saved()).toBe(1);
});
