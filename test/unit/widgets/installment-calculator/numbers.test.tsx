// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ADAPTERS, type AdapterName, type SourceWord } from '#domain/financing/adapter';
import { monthlyOf } from '#features/funding/cars/versions';
import { attributes } from '#widgets/installment-calculator/attributes';
import { attributeValue } from '../../lib/attribute-value';
import { installment, LINK, setUpCalculator, view } from '../../lib/calculator';
import { carPage, openLink } from '../../lib/car-page';
import { corruptAnswers, expectNoBrokenNumber, UNAVAILABLE } from '../../lib/hostile-answers';
import { corrupted, HOSTILE } from '../../lib/hostile-numbers';
import { button, click, render, text, texts } from '../../lib/render';
import { stubFetch } from '../../lib/stub-fetch';

const CAR = { mvs: '358AF11', year: 2026, price: 92990 };
/** What is said of a simulation that cannot be shown, or that the source has none for these terms. */
const NO_SIMULATION =
  /A simulação não está disponível no momento|Nenhum resultado foi encontrado para estes valores/;
const word = (source: AdapterName) => source.toLowerCase().replaceAll('_', '-') as SourceWord;

setUpCalculator();

/** Every source with one number, and one source with every number. */
const SIMULATIONS: [AdapterName, string][] = [
  ...ADAPTERS.map((source): [AdapterName, string] => [source, '1e21']),
  ...HOSTILE.slice(1).map((by): [AdapterName, string] => ['PSA_BALAO', by]),
];

describe('a simulation', () => {
  it.each(SIMULATIONS)('of %s whose every number is %s is none; car and sliders stay', async (source, by) => {
    carPage();
    corruptAnswers(/financing/, by);
    await render(view({ ...CAR, source: word(source) }));
    expect(text('.car-row-price b')).toBe('R$ 92.990,00');
    expect(document.querySelectorAll('.sliders input[type=range]').length).toBeGreaterThan(1);
    expect(text('.figures')).toMatch(NO_SIMULATION);
    expectNoBrokenNumber();
  });
});

describe('a price that its author wrote', () => {
  it.each(['1e21', '-5', '1e999', '0'])('is the list price for %s', async (by) => {
    carPage();
    const price = attributeValue(attributes.price, by);
    await render(view({ mvs: '358AF11', price }));
    expect(text('.car-row-price b')).toBe('R$ 92.990,00');
    expect(installment()).toMatch(/^R\$ \d/);
  });
  it('is not available where the list price is none as well', async () => {
    carPage();
    corruptAnswers(/\/model/, '1e21');
    await render(view({ mvs: '358AF11', price: attributeValue(attributes.price, -5) }));
    expect(text('[role=alert]')).toContain(UNAVAILABLE);
    expectNoBrokenNumber();
  });
});

it.each(['1e21', '-1'])("says that the page's car has no price where it is %s", async (by) => {
  carPage();
  corruptAnswers(/price|car\/web/, by);
  await openLink(LINK);
  await render(view());
  expect(text('[role=alert]')).toContain(UNAVAILABLE);
  expectNoBrokenNumber();
});

it('lists other cars without a price, and without an installment, that can be', async () => {
  carPage();
  corruptAnswers(/batchSimulating/, '1e308');
  await render(view({ ...CAR, offers: '358BF31' }));
  await click(button(/Parcelas de outros carros/));
  expect(texts('.versions .version')[0]).toContain('Nenhum resultado foi encontrado');
  expectNoBrokenNumber();
});

it('knows what the other versions come to where one of them has no simulation that can be', async () => {
  const { sandbox } = carPage();
  stubFetch(async (request: Request) => {
    const { mvs } = await request.clone().json();
    const response = await sandbox.app.fetch(request);
    return mvs === 'BAD' ? new Response(corrupted(await response.json(), '1e21')) : response;
  });
  const plan = { ...CAR, source: 'PSA_TRADITIONAL', entrancePercent: 30, numberOfInstallments: 36 };
  const versions = ['BAD', '358AF11'].map((code) => ({ ...CAR, code }));
  const { signal } = new AbortController();
  const found = await monthlyOf(versions as never, {
    source: 'PSA_TRADITIONAL',
    plan: plan as never,
    downPayment: 0,
    signal,
  });
  expect([...found.keys()]).toEqual(['358AF11']);
});

it('lists no offer whose figures cannot be', async () => {
  carPage();
  corruptAnswers(/simulating-offers/, '1e21');
  await render(view(CAR));
  await click(button(/Ofertas do banco para este carro/));
  expect(text('.more')).toContain('Não foram encontrados resultados');
  expectNoBrokenNumber();
});
