// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { car } from '../../../../src/stores/current-car';
import { costOf, money } from '../../lib/car-cost';
import {
  alerts,
  at,
  box,
  configuratorPage,
  expectCar,
  LINKED,
  leaveConfigurator,
  loadConfigurator,
  notice,
  press,
  pressable,
  priced,
  showConfigurator,
  total,
} from '../../lib/configurator';
import { text } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
const fault = (call: string, what: string) => net.sandbox.state.setFault({ call, fault: what });
const retry = (within = '.bar') => press(pressable(/^Tentar novamente$/, within));
const PRICES_FAILED = ['Alguns valores não puderam ser carregados. Tentar novamente'];
const UNAVAILABLE = 'Valor indisponível no momento';
const SPOILER = { ...LINKED, parts: [...LINKED.parts, 'AER'] };

beforeAll(loadConfigurator);
beforeEach(() => {
  net = configuratorPage();
  // Without the online price, the specification requires this console line (spec cars#missing-price).
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  const said = new Set(vi.mocked(console.error).mock.calls.map(([first]) => first));
  await leaveConfigurator();
  said.delete('Error getting online sale price');
  expect([...said]).toEqual([]);
});

it('without any price nothing is shown as zero; the next try mends it', async () => {
  for (const call of ['PRC-07', 'PRC-08']) fault(call, '400');
  await showConfigurator(at('optionals'));
  await priced();
  expect(alerts()).toEqual(PRICES_FAILED);
  expect(total()).toBe(UNAVAILABLE);
  expect(text()).not.toMatch(/R\$\s0,00/);
  await press(box('Aerofólio esportivo'));
  expect(notice()).toContain('Incluído: Aerofólio esportivo');
  for (const call of ['PRC-07', 'PRC-08']) fault(call, 'none');
  await priced();
  await retry();
  await expectCar(net, SPOILER);
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
    await retry();
    // The total was right before, too.
    await expectCar(net, more);
    expect(alerts()).toEqual([]);
    const { prices, configured } = car.get();
    expect([prices?.price, configured?.total]).toEqual([expect.any(Number), expect.any(Number)]);
  },
);

it('without the online price its row says so, and the total stands', async () => {
  net.faults = { 'type=EC': 422 };
  await showConfigurator(at('resume'));
  await expectCar(net, LINKED);
  expect(text('.onlinePrice')).toContain(UNAVAILABLE);
  expect(alerts()).toEqual([]);
  expect(console.error).toHaveBeenCalled();
});

it.each([
  ['PRC-09', 'discount'],
  ['FIN-18', 'installments'],
])('without %s, the %s, the car is complete, and nobody is alarmed', async (call) => {
  fault(call, '400');
  await showConfigurator(at('optionals'));
  await expectCar(net, LINKED);
  await press(box('Aerofólio esportivo'));
  await expectCar(net, SPOILER);
  expect(alerts()).toEqual([]);
  if (call === 'FIN-18') expect(text('.bar-funding')).toBe('');
  else expect(text('.bar-funding')).toMatch(/^ou entrada de R\$/);
});
