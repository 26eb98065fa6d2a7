// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { car } from '../../../../src/stores/car/current';
import {
  alerts,
  at,
  box,
  configuratorPage,
  costOf,
  expectCar,
  isTicked,
  LINKED,
  leaveConfigurator,
  loadConfigurator,
  notice,
  paint,
  press,
  pressable,
  priced,
  showConfigurator,
  shownUntil,
  total,
} from '../../lib/configurator';
import { click, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
const fault = (call: string, what: string) => net.sandbox.state.setFault({ call, fault: what });
const retry = (within = '.bar') => press(pressable(/^Tentar novamente$/, within));
const money = (amount: number) =>
  `R$ ${new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(amount)}`;
const PRICES_FAILED = ['Alguns valores não puderam ser carregados. Tentar novamente'];
const UNAVAILABLE = 'Valor indisponível no momento';
const SPOILER = { ...LINKED, parts: [...LINKED.parts, 'AER'] };

beforeAll(loadConfigurator);
beforeEach(() => {
  net = configuratorPage();
  // The documents have this written to the console where the online price cannot be had (calls 8.3).
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  const said = new Set(vi.mocked(console.error).mock.calls.map(([first]) => first));
  await leaveConfigurator();
  said.delete('Error getting online sale price');
  expect([...said]).toEqual([]);
});

it('without any of them nothing is shown as zero; the next try mends it', async () => {
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

it('without the online one its row says so, and the total stands', async () => {
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

it('of an earlier choice change nothing, however late they come', async () => {
  await showConfigurator(at('color'));
  await expectCar(net, LINKED);
  // It is answered even where nobody waits for it any more.
  const answer = new Map<string, () => void>();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: Request) => {
    if (!input.url.includes('price/reservation') || !input.url.includes('colorCode=876')) return send(input);
    await new Promise<void>((go) => answer.set('876', go));
    return Response.json({ mvsCode: '358BF31', total: 1, parts: [] });
  });
  await press(paint('Preto Vulcano'));
  await shownUntil(() => expect(answer.size).toBe(1));
  await press(paint('Vermelho Montecarlo'));
  const red = { ...LINKED, color: '176' };
  await expectCar(net, red);
  answer.get('876')?.();
  await expectCar(net, red);
  expect(total()).not.toBe(money(1));
});

describe('offline in the middle', () => {
  const everything = (what: string) => net.sandbox.state.setFault({ fault: what });

  it('choices go on, prices say what is missing, and the next try mends all', async () => {
    await showConfigurator(at('optionals'));
    await expectCar(net, LINKED);
    everything('drop');
    await press(box('Pacote Sport'));
    expect(notice()).toContain('Pacote Conforto sai');
    await press(pressable(/^Desfazer$/));
    await press(box('Teto bicolor'));
    expect(isTicked('Teto bicolor')).toBe(false);
    const red = [...document.querySelectorAll('dialog label')].find(({ textContent }) =>
      textContent?.startsWith('Vermelho'),
    );
    await click(red?.querySelector('input') as Element);
    await press(pressable(/^Confirmar$/, 'dialog'));
    expect(isTicked('Teto bicolor')).toBe(true);
    await priced();
    expect(alerts()).toEqual(PRICES_FAILED);
    for (const step of ['Cor', 'Acessórios']) {
      await press(pressable(/^Continuar/));
      expect(text('#step-title')).toBe(step);
    }
    await press(box('Calhas de chuva'));
    // What the version cost is known, and each thing's own price: their sum is the total.
    const made = { ...LINKED, color: '176T', parts: [...LINKED.parts, 'TBC'], accessories: ['A06'] };
    await expectCar(net, made);
    everything('none');
    await retry();
    await expectCar(net, made);
    expect(alerts()).toEqual([]);
    expect(car.get().configured?.total).toEqual(expect.any(Number));
    await press(pressable(/Resumo/));
    expect(texts('.car-summary').join()).toContain('Teto bicolor');
  });
});
