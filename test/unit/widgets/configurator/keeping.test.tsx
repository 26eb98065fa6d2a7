// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { $car, noCar, setCar, setCarOptions } from '#features/car/car-store';
import { clearSavedCar } from '#features/car/current/saved-car';
import { clearQueryCache } from '#services/http/query-cache';
import type { ConfiguratorProps } from '#widgets/configurator/attributes';
import {
  at,
  box,
  expectCar,
  isTicked,
  LINKED,
  press,
  pressable,
  priced,
  setUpConfigurator,
  showConfigurator,
  title,
  total,
} from '../../lib/configurator';
import { leave, text } from '../../lib/render';
import { stubFetch } from '../../lib/stub-fetch';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RUBBER_MATS = { ...LINKED, accessories: ['A01'] };

setUpConfigurator();

/** Configures a car and leaves the page; its total. */
async function configureAndLeave(): Promise<number> {
  await showConfigurator(at('accessories'));
  await press(box('Tapetes de borracha'));
  await expectCar(RUBBER_MATS);
  const cost = $car.get().total ?? 0;
  dispatchEvent(new Event('pagehide'));
  await leave();
  return cost;
}

/** The page is opened again, so much later. */
async function comeBack(later: number, props: Partial<ConfiguratorProps> = {}): Promise<void> {
  vi.setSystemTime(Date.now() + later);
  clearQueryCache();
  setCarOptions(null);
  setCar(noCar());
  await showConfigurator('', props);
}

/** From now on every price of a configured car, and of a version, is this much more. */
function raisePrices(by: number): void {
  const send = globalThis.fetch;
  stubFetch(async (input: Request) => {
    const answer = await send(input);
    if (!/\/price\/price(\?|\/reservation\?)/.test(input.url)) return answer;
    const body = await answer.json();
    return Response.json({ ...body, price: body.price + by, ...(body.total && { total: body.total + by }) });
  });
}

it('a car comes back after 3 h 59 min, at what it costs now', async () => {
  const before = await configureAndLeave();
  raisePrices(1000);
  await comeBack(3 * HOUR + 59 * MINUTE);
  await priced();
  // Where it was left, although the address names no step.
  expect(title()).toBe('Acessórios');
  expect(isTicked('Tapetes de borracha')).toBe(true);
  expect($car.get()).toMatchObject({
    mvs: { code: '358BF31' },
    color: { code: '679' },
    coating: { code: 'C02' },
    loadedFromLocalStorage: true,
    total: before + 1000,
  });
  expect($car.get().parts.map(({ code }) => code)).toContain('A01');
  expect(total()).toContain((before + 1000).toLocaleString('pt-BR'));
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(kept).toContain('358BF31');
  expect(kept).not.toMatch(/"(price|total|prices)"/);
});

describe('after four hours a car', () => {
  it('is not usable: its choices begin another one, at its last step and at what it costs now', async () => {
    const before = await configureAndLeave();
    raisePrices(1000);
    await comeBack(4 * HOUR + MINUTE);
    expect(text('.count')).toBe('5 versões');
    expect(document.querySelector('.bar')).toBeNull();
    expect($car.get().status).toBe('empty');
    expect(text('.resume-note')).toContain('não vale mais. Uma nova começa com as mesmas escolhas');
    expect(text('.resume-note b')).toBe('Montar o Argo Drive 1.3 CVT de novo?');
    await press(pressable(/^Usar as mesmas escolhas$/));
    await priced();
    expect(title()).toBe('Acessórios');
    expect(document.activeElement?.id).toBe('step-title');
    expect($car.get().total).toBe(before + 1000);
    expect(document.querySelector('.resume-note')).toBeNull();
    // It is the visitor's again, for another four hours.
    dispatchEvent(new Event('pagehide'));
    await leave();
    await comeBack(HOUR);
    await priced();
    expect(isTicked('Tapetes de borracha')).toBe(true);
  });
  it('is forgotten where the visitor starts over, with the focus on the step', async () => {
    await configureAndLeave();
    await comeBack(5 * HOUR);
    await press(pressable(/^Começar de novo$/));
    expect(document.querySelector('.resume-note')).toBeNull();
    expect(document.activeElement?.id).toBe('step-title');
    await leave();
    await comeBack(MINUTE);
    expect(document.querySelector('.resume-note')).toBeNull();
  });
  it('is offered beside the car of the author, until the visitor changes that', async () => {
    await configureAndLeave();
    await comeBack(5 * HOUR, { mvs: '358BF31' });
    await priced();
    expect(text('.bar .resume-note b')).toBe('Montar o Argo Drive 1.3 CVT de novo?');
    await press(pressable(/^Continuar/));
    await press(document.querySelector('.item-press') as Element);
    expect(document.querySelector('.resume-note')).toBeNull();
  });
  it('is not offered after 30 days, nor on the page of another model', async () => {
    await configureAndLeave();
    await comeBack(5 * HOUR, { model: 'Mobi' });
    expect(document.querySelector('.resume-note')).toBeNull();
    await leave();
    await comeBack(30 * 24 * HOUR);
    expect(document.querySelector('.resume-note')).toBeNull();
  });
});

it('a browser that keeps nothing lets it configure all the same', async () => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(globalThis, area, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  await showConfigurator(at('accessories', '358BF31~2026~679~C02~PCO.A01~358BF31-V01'));
  await press(box('Calhas de chuva'));
  await expectCar({ ...LINKED, accessories: ['A01', 'A06'], services: ['358BF31-V01'] });
  await press(pressable(/^Continuar/));
  expect(title()).toBe('Revestimento');
  vi.restoreAllMocks();
  // What storage did not take is kept in memory.
  clearSavedCar();
});
