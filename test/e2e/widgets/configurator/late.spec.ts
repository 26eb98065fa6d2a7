import {
  alerts,
  box,
  carOf,
  configurator,
  expectCar,
  heading,
  MONTE,
  money,
  notice,
  onward,
  paint,
  priced,
  total,
} from '../../lib/configurator';
import { quiet } from '../../lib/page';
import { expect, expectAccessible, test } from '../../lib/test';

const LINK = '358BF31~2026~679~C02~PCO~';
const LINKED = { mvsCode: '358BF31', year: 2026, color: '679', coating: 'C02', parts: ['PCO', 'ARD', 'SEN'] };
const at = (step: string) => `${MONTE}?vt-car=${LINK}&vt-step=${step}`;
const NOT_LOADED = 'Não foi possível carregar as informações';
const PRICES_FAILED = /^Alguns valores não puderam ser carregados\./;

test('offline in the middle: choices go on, prices say what is missing, the next try mends all', async ({
  page,
  open,
  sandbox,
  context,
  noise,
}) => {
  await open(at('optionals'));
  await expectCar(page, sandbox, LINKED);
  await context.setOffline(true);
  await box(page, 'Pacote Sport').click();
  await expect(notice(page)).toContainText('Pacote Conforto sai');
  await notice(page).getByRole('button', { name: 'Desfazer' }).click();
  await box(page, 'Teto bicolor').click();
  await expect(box(page, 'Teto bicolor')).not.toBeChecked();
  await configurator(page)
    .getByRole('dialog')
    .getByRole('radio', { name: /^Vermelho/ })
    .check();
  await configurator(page).getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(box(page, 'Teto bicolor')).toBeChecked();
  await expect(alerts(page)).toHaveText(PRICES_FAILED, { timeout: 15_000 });
  for (const step of ['Cor', 'Acessórios']) {
    await onward(page).click();
    await expect(heading(page, step)).toBeVisible();
  }
  await box(page, 'Calhas de chuva').click();
  await priced(page);
  // What the version cost is known, and each thing's own price: their sum is the total.
  const car = { ...LINKED, color: '176T', parts: [...LINKED.parts, 'TBC'], accessories: ['A06'] };
  await expectCar(page, sandbox, car);
  await configurator(page)
    .getByRole('button', { name: /Resumo/ })
    .click();
  await expect(alerts(page).filter({ hasText: NOT_LOADED })).toBeVisible();
  await expectAccessible(page, 'vt-configurator');
  await context.setOffline(false);
  await configurator(page).locator('.panel').getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(configurator(page).locator('.car-summary')).toContainText('Teto bicolor');
  await configurator(page).locator('.bar').getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(alerts(page)).toHaveCount(0);
  await expectCar(page, sandbox, car);
  expect((await carOf(page)).configured).toEqual(expect.any(Number));
  // What stands further down the page could not begin.
  quiet(noise, /^vt-[\w-]+ import /);
});

test.describe('slow answers out of order', () => {
  test('a price of an earlier choice changes nothing', async ({ page, open, sandbox }) => {
    let letGo = () => {};
    const late = new Promise<void>((go) => {
      letGo = go;
    });
    let answered = Promise.resolve();
    await page.route(/\/price\/reservation\?.*colorCode=876/, (route) => {
      answered = late
        .then(() => route.fulfill({ json: { mvsCode: '358BF31', total: 1, parts: [] } }))
        .catch(() => {});
      return answered;
    });
    await open(at('color'));
    await expectCar(page, sandbox, LINKED);
    const asked = page.waitForRequest(/\/price\/reservation\?.*colorCode=876/);
    await paint(page, 'Preto Vulcano').click();
    await asked;
    await paint(page, 'Vermelho Montecarlo').click();
    const red = { ...LINKED, color: '176' };
    await expectCar(page, sandbox, red);
    letGo();
    await answered;
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    );
    await expectCar(page, sandbox, red);
    await expect(total(page)).not.toHaveText(money(1));
  });

  test('a version that was asked for first does not replace the one chosen later', async ({
    page,
    open,
    sandbox,
  }) => {
    let letGo = () => {};
    const late = new Promise<void>((go) => {
      letGo = go;
    });
    await page.route(/\/car\/web\?.*358AF11/, async (route) => {
      await late;
      await route.continue();
    });
    await open(MONTE);
    const asked = page.waitForRequest(/\/car\/web\?.*358AF11/);
    await configurator(page)
      .getByRole('button', { name: /^Escolher Argo Drive 1\.0 2026/ })
      .click();
    await asked;
    const comparator = page.locator('vt-version-comparator').first();
    await comparator.scrollIntoViewIfNeeded();
    await comparator.getByRole('button', { name: 'Configurar Argo Trekking 1.3 CVT' }).click();
    const trekking = { mvsCode: '358CF31', year: 2026 };
    await expect.poll(async () => (await carOf(page)).mvsCode).toBe('358CF31');
    await expectCar(page, sandbox, trekking);
    const answered = page.waitForResponse(/\/car\/web\?.*358AF11/);
    letGo();
    await (await answered).finished();
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    );
    await expectCar(page, sandbox, trekking);
  });
});
