// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tradeInFields } from '#features/trade-in/lead-fields';
import { maybeTradesIn } from '#features/trade-in/presence';
import { TradeInNote } from '#features/trade-in/TradeInNote';
import { TradeInPayment } from '#features/trade-in/TradeInPayment';
import { $tradeIn, clearTradeIn, setTradeIn, type TradeInCar } from '#features/trade-in/trade-in-store';
import { page } from '../../lib/answers';
import { button, click, leave, render, said, text } from '../../lib/render';

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
  const show = (percent: number, isStarted = false) =>
    render(
      <TradeInPayment
        percent={percent}
        ends={{ min: 10, max: 80 }}
        percentFor={(amount) => amount / 1000}
        isStarted={isStarted}
        onPercent={set}
      />,
    );
  beforeEach(() => set.mockClear());

  it('is the down payment of a simulation, set once', async () => {
    setTradeIn(CAR);
    await show(20);
    expect(set.mock.calls).toEqual([[30]]);
    expect(text('.trade-in')).toBe('Usar o seu usado como entrada: R$ 30.000,00');
    await click(button('Usar o seu usado como entrada: R$ 30.000,00'));
    expect(set).toHaveBeenCalledTimes(2);
  });
  it('is said once it is', async () => {
    setTradeIn(CAR);
    await show(30);
    expect(text('.trade-in')).toBe('A entrada inclui o seu usado: R$ 30.000,00.');
    expect(said('.trade-in')).toBe('A entrada inclui o seu usado: 30.000 reais.');
  });
  it.each([
    [90_000, 80, 'passa da entrada máxima'],
    [5_000, 10, 'não chega à entrada mínima'],
  ])('worth %d is held at %d percent, and that is said', async (value, entrancePercent, words) => {
    setTradeIn({ ...CAR, value });
    await show(entrancePercent);
    expect(text('.trade-in')).toContain(words);
  });
  it('does not replace terms that the visitor has chosen', async () => {
    setTradeIn(CAR);
    await show(20, true);
    expect(set).not.toHaveBeenCalled();
    expect(text('.trade-in')).toContain('Usar o seu usado');
  });
  it.each([[null], [{ ...CAR, isDownPayment: false }]])('%j shows nothing', async (car) => {
    if (car) setTradeIn(car);
    await show(20);
    expect(text()).toBe('');
    expect(set).not.toHaveBeenCalled();
  });

  it('goes with a lead, unless the visitor leaves it out', async () => {
    setTradeIn(CAR);
    expect(await tradeInFields()).toEqual({
      usedCar: 'Argo 1.0 2021',
      usedCarMileage: 30_000,
      usedCarValue: 30_000,
      usedCarValuation: 'AV1',
    });
    await render(<TradeInNote />);
    expect(text()).toContain('Vai com a mensagem o seu usado: Argo 1.0 2021, avaliado em R$ 30.000,00.');
    expect(said('.trade-in')).toContain('avaliado em 30.000 reais.');
    for (const _ of ['once', 'and again']) {
      await click(button('Não enviar'));
      expect(text()).toBe('O seu carro não vai com a mensagem.');
      expect(document.activeElement?.textContent).toBe(text());
      await act(async () => setTradeIn(CAR));
    }
    await click(button('Não enviar'));
    expect(await tradeInFields()).toEqual({});
  });
});

describe('another page of the visit', () => {
  const restored = async () => {
    const key = Symbol.for('vitrine');
    delete (globalThis as Record<symbol, Record<string, unknown>>)[key]?.$tradeIn;
    vi.resetModules();
    return (await import('#features/trade-in/trade-in-store')).$tradeIn.get();
  };
  it('knows the car, and that there may be one before its code has loaded', async () => {
    setTradeIn(CAR);
    delete (globalThis as Record<symbol, Record<string, unknown>>)[Symbol.for('vitrine')]?.$tradeIn;
    expect(maybeTradesIn()).toBe(true);
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
