import { timesAsked } from '../../lib/page';
import { ARGO, full, line, TOTAL } from '../../lib/summary';
import { expect, expectAccessible, layoutShifts, type Page, test } from '../../lib/test';

test.describe('a shared link', () => {
  test('brings the car with every price, moves nothing, and breaks no rule of a strict page', async ({
    page,
    open,
  }) => {
    await open(`/resumo/?vt-car=${ARGO}`);
    await expect(full(page).locator('.car-total .amount')).toHaveText(TOTAL);
    await expect(line(page).locator('.car-line-price .amount')).toHaveText(TOTAL);
    await expect(full(page).locator('.optionals li')).toHaveText([
      /Central multimídia de 10,1" R\$ 2\.490,00/,
      /Câmera de ré R\$ 1\.190,00/,
    ]);
    await expect(full(page).locator('.validity')).toContainText(/Até \d\d\/\d\d\/\d{4} às \d\d:\d\d/);
    await expect(full(page).locator('.onlinePrice')).toContainText('R$ 100.050,00');
    expect(await layoutShifts(page)).toEqual([]);
    await expectAccessible(page);
  });

  test('says what it cannot have any more, by name where there is one', async ({ page, open }) => {
    await open('/resumo/?vt-car=358AF11~2026~999~T01~MUL.OLD~');
    const note = full(page).locator('.lost-note');
    await expect(note).toContainText('Item: OLD');
    await expect(note).toContainText('Cor: 999');
    await expect(full(page).locator('.optionals')).toContainText('Central multimídia');
    await note.getByRole('button', { name: 'Entendi' }).click();
    await expect(note).toHaveCount(0);
  });

  test('of a version that is gone says so, with the way to another', async ({ page, open, noise }) => {
    await open('/resumo/?vt-car=ZZZZZZ1~2020~~~~');
    await expect(full(page).getByRole('alert')).toHaveText('Este carro não está mais disponível.');
    await expect(full(page).getByRole('link', { name: 'Configurar outro carro' })).toBeVisible();
    noise.length = 0;
  });
});

test.describe('an earlier visit', () => {
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

  test('comes back on a page without a configurator, with new prices', async ({ page, open }) => {
    await keep(page, 3.9 * 3_600_000);
    await open('/resumo/');
    await expect(full(page).locator('.car-row.color')).toContainText('Cinza Silverstone');
    await expect(full(page).locator('.car-total .amount')).toHaveText('R$ 98.660,00');
    await line(page).getByRole('link', { name: 'Continuar configurando' }).click();
    await expect(page).toHaveURL(/\/fiat\/monte\/\?vt-car=358AF11~2026~679~C01~CAM~/);
  });

  test('of four hours ago does not; the page invites', async ({ page, open }) => {
    await keep(page, 4 * 3_600_000 + 1000);
    await open('/resumo/');
    await expect(full(page).getByText('Você ainda não configurou um carro.')).toBeVisible();
    await expect(line(page).getByRole('link', { name: 'Configurar um carro' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('when services fail', () => {
  test('prices can be asked for again', async ({ page, open, sandbox, noise }) => {
    await sandbox.fault('400', 'PRC-07');
    await open(`/resumo/?vt-car=${ARGO}`);
    await expect(full(page).getByRole('alert')).toHaveText('Não foi possível atualizar os preços.');
    await expect(full(page).locator('.initialPrice')).toContainText('Valor indisponível no momento');
    await sandbox.fault('none', 'PRC-07');
    await full(page).getByRole('button', { name: 'Atualizar preços' }).click();
    await expect(full(page).locator('.car-total .amount')).toHaveText(TOTAL);
    await expect(full(page).locator('.initialPrice')).toContainText('R$ 92.990,00');
    noise.length = 0;
  });

  test('the car can be asked for again', async ({ page, open, sandbox, noise }) => {
    await sandbox.fault('400', 'CAR-03');
    await open(`/resumo/?vt-car=${ARGO}`);
    await expect(full(page).getByRole('alert')).toHaveText('Não foi possível carregar as informações');
    await sandbox.fault('none', 'CAR-03');
    await full(page).getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(full(page).locator('.car-total .amount')).toHaveText(TOTAL);
    noise.length = 0;
  });
});

test('a signed-in visitor’s version goes to the garage once; nobody else’s does', async ({
  page,
  open,
  sandbox,
  context,
  origin,
}) => {
  const saved = () => timesAsked(sandbox, 'GAR-09');
  await open(`/resumo/?vt-car=${ARGO}`);
  await expect(full(page).locator('.car-total .amount')).toHaveText(TOTAL);
  expect(await saved()).toBe(0);
  await context.addCookies([{ name: 'vitrine_session', value: 'ana', url: origin }]);
  await page.reload();
  await expect(full(page).getByText('Salvo na sua garagem')).toBeVisible();
  expect(await saved()).toBe(1);
});
