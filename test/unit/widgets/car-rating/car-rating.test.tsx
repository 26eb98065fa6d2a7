// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CarRating from '#widgets/car-rating/CarRating';
import { RateCar } from '#widgets/car-rating/deferred/RateCar';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props = { heading: '', tradeInUrl: '' };
let net: SandboxPage;
beforeEach(() => {
  expect(RateCar).toBeDefined();
  net = sandboxPage({ brand: 'fiat', country: 'BR' });
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});
const calls = () => net.sandbox.state.calls.map(({ call }) => call).sort();
const rate = async (mileage: string, plate = 'fia1a01', tradeInUrl = '') => {
  const shown = await render(<CarRating {...props} tradeInUrl={tradeInUrl} />);
  await type('#plate', plate);
  await type('#mileage', mileage);
  await submit();
  return shown;
};
const alert = () => texts('[role=alert]').join('');

describe('the valuation of a used car', () => {
  it('is its value as the service answers it, by its kilometres and by its plate alone, and no grade', async () => {
    const answer = (value: number, mileage: number | null) => ({
      status: 200,
      body: { id: 'AV1', value, mileage },
    });
    net.faults['/plate/FIA1A01'] = answer(61_000, 39_000);
    net.faults['/plate?'] = answer(64_000, 1_000);
    const { emit } = await rate('1000');
    expect(text()).toContain('O que o serviço de avaliação responde');
    expect(texts('p')).toContain('Com 1.000 km');
    expect(text('.valuation')).toContain('R$ 64.000,00');
    expect(texts('p')).toContain('Só pela placa, o serviço considera 39.000 km: R$ 61.000,00');
    expect(text()).not.toMatch(/de 5|média/);
    expect(document.activeElement?.tagName).toBe('H3');
    expect(emit).toHaveBeenCalledWith('vt-car-rated', { valuation: 'AV1' });
  });

  it('names no kilometres that the service does not answer', async () => {
    const body = { id: 'AV1', value: 61_000 };
    Object.assign(net.faults, { '/plate/FIA1A01': { status: 200, body }, '/plate?': { status: 200, body } });
    await rate('1000');
    expect(texts('p')).toContain('Com a sua quilometragem');
    expect(texts('p')).toContain('Só pela placa, sem a quilometragem: R$ 61.000,00');
  });

  it.each([[404], [{ status: 200, body: { value: null } }]] as const)(
    'is there without one by the plate alone: %j',
    async (fault) => {
      net.faults['/plate/FIA1A01'] = fault;
      await rate('1000');
      expect(text()).toContain('O serviço não dá um valor só pela placa.');
      expect(text('.valuation')).toContain('Valor estimado');
      expect(calls().filter((call) => call === 'EVA-04')).toHaveLength(1);
    },
  );

  it('by the plate alone that failed is loaded again', async () => {
    net.faults['/plate/FIA1A01'] = 'offline';
    await rate('1000');
    await settle(9000);
    expect(alert()).toContain('Não foi possível carregar as informações');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text()).toMatch(/Só pela placa, o serviço considera [\d.]+ km: R\$/);
  });

  it('is not available for a car without a value, in the words of the specification', async () => {
    const { emit } = await rate('1000', 'FIA1A00');
    expect(alert()).toBe('A avaliação não está disponível para este veículo.');
    expect(document.querySelector<HTMLInputElement>('#mileage')?.value).toBe('1000');
    expect(emit).toHaveBeenCalledWith('vt-car-rating-failed', { kind: 'unavailable' });
  });

  it('that could not be asked for is asked for again', async () => {
    net.faults['/evaluate'] = 'offline';
    await rate('1000');
    await settle(9000);
    expect(alert()).toContain('Nada do que você digitou foi perdido.');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('h3')).toMatch(/\d{4}$/);
  });

  it('leads on to the trade-in, or to another car', async () => {
    await rate('1000', 'FIA1A01', '/avaliacao');
    expect(document.querySelector('.actions a')?.getAttribute('href')).toMatch(/\/avaliacao$/);
    await click(button('Ver outro carro'));
    expect(document.activeElement?.id).toBe('plate');
    expect(document.querySelector<HTMLInputElement>('#plate')?.value).toBe('FIA1A01');
  });
});

it('speaks Spanish', async () => {
  await render(<CarRating {...props} />, 'es-AR');
  expect(text('h2')).toBe('¿Cuánto vale tu usado?');
});
