// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_LEAD } from '../../../../src/domain/lead';
import { formLead } from '../../../../src/features/contact/send-lead';
import { TradeInPayment } from '../../../../src/features/funding/TradeInPayment';
import type { Terms } from '../../../../src/features/funding/terms';
import type { Simulation } from '../../../../src/features/funding/use-simulation';
import { TradeInNote } from '../../../../src/features/trade-in/TradeInNote';
import { $tradeIn, clearTradeIn, setTradeIn, type TradeInCar } from '../../../../src/stores/trade-in';
import { page } from '../../lib/answers';
import { button, click, leave, render, text } from '../../lib/render';

const CAR: TradeInCar = {
  valuationId: 'AV1',
  car: 'Argo 1.0 2021',
  mileage: 30_000,
  value: 30_000,
  validUntil: '',
  isDownPayment: true,
};
beforeEach(() => page({ brand: 'fiat', country: 'BR' }));
afterEach(async () => {
  await leave();
  clearTradeIn();
  vi.resetModules();
});

describe('the car that the visitor trades in', () => {
  const set = vi.fn();
  const simulation = (terms: Partial<Terms>): Simulation => ({
    bounds: { downPayment: { min: 10, max: 80, step: 1, exact: true }, counts: [12], finalInstallment: null },
    terms: { entrancePercent: 20, numberOfInstallments: 12, ...terms },
    plan: null,
    busy: false,
    errors: {},
    messages: [],
    set,
    retry: () => {},
  });
  const show = (terms: Partial<Terms>, isStarted = false, price = 100_000) =>
    render(<TradeInPayment simulation={simulation(terms)} price={price} isStarted={isStarted} />);
  beforeEach(() => set.mockClear());

  it('is the down payment of a simulation, set once', async () => {
    setTradeIn(CAR);
    await show({});
    expect(set.mock.calls).toEqual([[{ entrancePercent: 30 }]]);
    expect(text('.trade-in')).toBe('Usar o seu usado como entrada: R$ 30.000,00');
    await click(button('Usar o seu usado como entrada: R$ 30.000,00'));
    expect(set).toHaveBeenCalledTimes(2);
  });
  it('is said once it is', async () => {
    setTradeIn(CAR);
    await show({ entrancePercent: 30 });
    expect(text('.trade-in')).toBe('A entrada inclui o seu usado: R$ 30.000,00.');
  });
  it.each([
    [90_000, 80, 'passa da entrada máxima'],
    [5_000, 10, 'não chega à entrada mínima'],
  ])('worth %d is held at %d percent, and that is said', async (value, entrancePercent, words) => {
    setTradeIn({ ...CAR, value });
    await show({ entrancePercent });
    expect(text('.trade-in')).toContain(words);
  });
  it('does not replace terms that the visitor has chosen', async () => {
    setTradeIn(CAR);
    await show({}, true);
    expect(set).not.toHaveBeenCalled();
    expect(text('.trade-in')).toContain('Usar o seu usado');
  });
  it.each([[null], [{ ...CAR, isDownPayment: false }]])('%j shows nothing', async (car) => {
    if (car) setTradeIn(car);
    await show({});
    expect(text()).toBe('');
    expect(set).not.toHaveBeenCalled();
  });

  it('goes with a lead, unless the visitor leaves it out', async () => {
    setTradeIn(CAR);
    expect(formLead(EMPTY_LEAD).fields).toMatchObject({
      usedCar: 'Argo 1.0 2021',
      usedCarMileage: 30_000,
      usedCarValue: 30_000,
      usedCarValuation: 'AV1',
    });
    await render(<TradeInNote />);
    expect(text()).toContain('Vai com a mensagem o seu usado: Argo 1.0 2021, avaliado em R$ 30.000,00.');
    await click(button('Não enviar'));
    expect(text()).toBe('');
    expect(formLead(EMPTY_LEAD).fields).not.toHaveProperty('usedCar');
  });
});

describe('another page of the visit', () => {
  const restored = async () => {
    const key = Symbol.for('vitrine');
    delete (globalThis as Record<symbol, Record<string, unknown>>)[key]?.$tradeIn;
    vi.resetModules();
    return (await import('../../../../src/stores/trade-in')).$tradeIn.get();
  };
  it('knows the car', async () => {
    setTradeIn(CAR);
    expect(await restored()).toEqual(CAR);
  });
  it.each([
    ['of another country', () => page({ brand: 'fiat', country: 'AR' }), CAR],
    ['whose valuation is over', () => {}, { ...CAR, validUntil: '2020-01-01' }],
  ])('does not know one %s', async (_, change, car) => {
    setTradeIn(car);
    change();
    expect(await restored()).toBeNull();
    expect($tradeIn.get()).toEqual(car);
  });
});
