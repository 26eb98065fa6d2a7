// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { $car } from '#features/car/car-store';
import { costOf, money } from '../../lib/car-cost';
import {
  alerts,
  allowMissingOnlinePrice,
  at,
  box,
  expectCar,
  fault,
  LINKED,
  net,
  notice,
  PRICES_FAILED,
  press,
  priced,
  retryPrices,
  setUpConfigurator,
  showConfigurator,
  total,
} from '../../lib/configurator';
import { text } from '../../lib/render';

const UNAVAILABLE = 'Valor indisponível no momento';
const SPOILER = { ...LINKED, parts: [...LINKED.parts, 'AER'] };

setUpConfigurator();
allowMissingOnlinePrice();

it('without any price nothing is shown as zero; the next try mends it', async () => {
  for (const call of ['PRC-07', 'PRC-08']) fault(call, '400');
  await showConfigurator(at('optionals'));
  await priced();
  expect(alerts()).toEqual(PRICES_FAILED);
  expect(total()).toBe(UNAVAILABLE);
  expect(text()).not.toMatch(/R\$\s0,00/);
  await press(box('Aerofólio esportivo'));
  expect(notice()).toContain('Item incluído: Aerofólio esportivo');
  for (const call of ['PRC-07', 'PRC-08']) fault(call, 'none');
  await priced();
  await retryPrices();
  await expectCar(SPOILER);
  expect(alerts()).toEqual([]);
});

it.each([
  ['PRC-07', 'list'],
  ['PRC-08', 'configured'],
])(
  'without %s, the %s price, the other one still makes the total, and the next try mends it',
  async (call) => {
    const more = { ...LINKED, accessories: ['A06'] };
    fault(call, '400');
    await showConfigurator(at('accessories'));
    await priced();
    expect(alerts()).toEqual(PRICES_FAILED);
    expect(total()).toBe(money(await costOf(net, LINKED)));
    await press(box('Calhas de chuva'));
    await priced();
    expect(total()).toBe(money(await costOf(net, more)));
    fault(call, 'none');
    await retryPrices();
    // The total was right before, too.
    await expectCar(more);
    expect(alerts()).toEqual([]);
    const { prices, configured } = $car.get();
    expect([prices?.price, configured?.total]).toEqual([expect.any(Number), expect.any(Number)]);
  },
);

it('without the online price its row says so, and the total stands', async () => {
  net.faults = { 'type=EC': 422 };
  await showConfigurator(at('resume'));
  await expectCar(LINKED);
  expect(text('.of-onlinePrice')).toContain(UNAVAILABLE);
  expect(alerts()).toEqual([]);
  expect(console.error).toHaveBeenCalled();
});

it.each([
  ['PRC-09', 'discount'],
  ['FIN-18', 'installments'],
])('without %s, the %s, the car is complete, and nobody is alarmed', async (call) => {
  fault(call, '400');
  await showConfigurator(at('optionals'));
  await expectCar(LINKED);
  await press(box('Aerofólio esportivo'));
  await expectCar(SPOILER);
  expect(alerts()).toEqual([]);
  if (call === 'FIN-18') expect(text('.bar-funding')).toBe('');
  else expect(text('.bar-funding')).toMatch(/^ou entrada de R\$/);
});
