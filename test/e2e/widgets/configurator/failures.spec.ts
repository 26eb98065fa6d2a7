import {
  alerts,
  box,
  carOf,
  compact,
  configurator,
  costOf,
  expectCar,
  heading,
  MONTE,
  money,
  notice,
  paint,
  priced,
  total,
} from '../../lib/configurator';
import { quiet } from '../../lib/page';
import { expect, expectAccessible, type Page, test } from '../../lib/test';

const DRIVE = { mvsCode: '358BF31', year: 2026 };
const LINK = '358BF31~2026~679~C02~PCO~';
const LINKED = { ...DRIVE, color: '679', coating: 'C02', parts: ['PCO', 'ARD', 'SEN'] };
const at = (step: string) => `${MONTE}?vt-car=${LINK}&vt-step=${step}`;
const retry = (page: Page) => configurator(page).getByRole('button', { name: 'Tentar novamente' });
const NOT_LOADED = 'Não foi possível carregar as informações';
const PRICES_FAILED = /^Alguns valores não puderam ser carregados\./;
/** The documents have this written to the console where the online price cannot be had (calls 8.3). */
const ONLINE = /Error getting online sale price/;

for (const fault of ['400', 'malformed', 'shape', 'drop'] as const) {
  test(`a car whose service ends in ${fault} says so; the next try brings it at its step`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    await sandbox.fault(fault, 'CAR-03');
    await open(at('color'));
    await expect(alerts(page)).toContainText(NOT_LOADED, { timeout: 15_000 });
    // Another version may be chosen meanwhile.
    await expect(configurator(page).locator('.version')).toHaveCount(5);
    await expectAccessible(page, 'vt-configurator');
    await sandbox.fault('none', 'CAR-03');
    await retry(page).click();
    await expect(heading(page, 'Cor')).toBeVisible();
    await expect(paint(page, 'Cinza Silverstone')).toHaveAttribute('aria-pressed', 'true');
    await expectCar(page, sandbox, LINKED);
    quiet(noise);
  });
}

test('models that cannot be had are asked for again; a car that is known needs none', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('400', 'CAT-09');
  await open(MONTE);
  await expect(alerts(page)).toContainText(NOT_LOADED);
  await expectAccessible(page, 'vt-configurator');
  await sandbox.fault('none', 'CAT-09');
  await retry(page).click();
  await expect(configurator(page).locator('.count')).toHaveText('5 versões');
  await sandbox.fault('400', 'CAT-09');
  await open(at('optionals'));
  await box(page, 'Pacote Sport').click();
  await expect(notice(page)).toContainText('Incluído: Pacote Sport');
  await expect(alerts(page)).toHaveCount(0);
  quiet(noise);
});

test('without any price nothing is shown as zero; the next try mends it', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  for (const call of ['PRC-07', 'PRC-08']) await sandbox.fault('400', call);
  await open(at('optionals'));
  await expect(alerts(page)).toHaveText(PRICES_FAILED);
  await expect(total(page)).toHaveText('Valor indisponível no momento');
  await compact(page).scrollIntoViewIfNeeded();
  await expect(compact(page)).toContainText('Valor indisponível no momento');
  await box(page, 'Aerofólio esportivo').click();
  await expect(notice(page)).toContainText('Incluído: Aerofólio esportivo');
  await expectAccessible(page, 'vt-configurator');
  for (const call of ['PRC-07', 'PRC-08']) await sandbox.fault('none', call);
  await retry(page).click();
  await expectCar(page, sandbox, { ...LINKED, parts: [...LINKED.parts, 'AER'] });
  await expect(alerts(page)).toHaveCount(0);
  quiet(noise, ONLINE);
});

for (const [call, what] of [
  ['PRC-07', 'list'],
  ['PRC-08', 'configured'],
] as const) {
  test(`without the ${what} price the other one still makes the total, and the next try mends it`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    const costs = await costOf(sandbox, LINKED);
    const costsMore = await costOf(sandbox, { ...LINKED, accessories: ['A06'] });
    await sandbox.fault('400', call);
    await open(at('accessories'));
    await expect(alerts(page)).toHaveText(PRICES_FAILED);
    await expect(total(page)).toHaveText(money(costs));
    await box(page, 'Calhas de chuva').click();
    await priced(page);
    await expect(total(page)).toHaveText(money(costsMore));
    await sandbox.fault('none', call);
    await retry(page).click();
    await priced(page);
    await expect(alerts(page)).toHaveCount(0);
    await expect(total(page)).toHaveText(money(costsMore));
    const both = async () => {
      const { prices, configured } = await carOf(page);
      return [prices, configured];
    };
    // The total was right before, too.
    await expect.poll(both).toEqual([expect.any(Number), expect.any(Number)]);
    quiet(noise, ONLINE);
  });
}

test('without the online price its row says so, and the total stands', async ({
  page,
  open,
  noise,
  sandbox,
}) => {
  await page.route(/\/price\/price\?.*type=EC/, (route) => route.fulfill({ status: 422, json: {} }));
  await open(at('resume'));
  await expect(configurator(page).locator('.onlinePrice')).toContainText('Valor indisponível no momento');
  await expectCar(page, sandbox, LINKED);
  await expect(alerts(page)).toHaveCount(0);
  quiet(noise, ONLINE);
});

for (const [call, what] of [
  ['PRC-09', 'discount'],
  ['FIN-18', 'installments'],
  ['AST-01', 'image'],
] as const) {
  test(`without its ${what} the car is complete, and nobody is alarmed`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    await sandbox.fault('400', call);
    await open(at('optionals'));
    await expectCar(page, sandbox, LINKED);
    await box(page, 'Aerofólio esportivo').click();
    await expectCar(page, sandbox, { ...LINKED, parts: [...LINKED.parts, 'AER'] });
    await expect(alerts(page)).toHaveCount(0);
    if (call === 'FIN-18') await expect(configurator(page).locator('.bar-funding')).toHaveText('');
    await expectAccessible(page, 'vt-configurator');
    quiet(noise);
  });
}

test('versions whose prices cannot be had show their list price', async ({ page, open, sandbox, noise }) => {
  await sandbox.fault('400', 'PRC-11');
  await open(MONTE);
  await expect(configurator(page).locator('.version').first()).toContainText(/R\$\s92\.990,00/);
  await expect(alerts(page)).toHaveCount(0);
  quiet(noise);
});

test('serial items that cannot be had say so where they would stand', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('400', 'CAT-11');
  await open(MONTE);
  await configurator(page)
    .getByRole('button', { name: /^Itens de série Argo Drive 1\.0 2026/ })
    .click();
  await expect(alerts(page)).toHaveText(NOT_LOADED);
  await expectAccessible(page, 'vt-configurator');
  await sandbox.fault('none', 'CAT-11');
  await retry(page).click();
  await expect(configurator(page).getByText('Airbags frontais e laterais')).toBeVisible();
  quiet(noise);
});

for (const fails of [false, true]) {
  test(`${fails ? 'a stock that nobody can tell is' : 'a version nobody has in stock says so:'} none`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    if (fails) await sandbox.fault('400', 'STK-01');
    // A version of the sandbox that stands at no dealer; the other one does.
    await open(`${MONTE}?vt-car=${fails ? LINK : '363CH22~2027'}&vt-step=optionals`);
    await expect(alerts(page)).toHaveText('NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO');
    await compact(page).scrollIntoViewIfNeeded();
    await expect(compact(page)).toContainText('NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO');
    // It may be configured all the same.
    await box(page, 'Frenagem autônoma de emergência').click();
    await expect(notice(page)).toContainText('Incluído: Frenagem autônoma de emergência');
    await expectAccessible(page, 'vt-configurator');
    quiet(noise);
  });
}
