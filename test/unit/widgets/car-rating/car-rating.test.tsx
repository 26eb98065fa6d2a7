// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CarRating from '../../../../widgets/car-rating/CarRating';
import { deferredParts } from '../../../../widgets/car-rating/deferred';
import { messages as deferredMessages } from '../../../../widgets/car-rating/deferred/messages';
import { messages } from '../../../../widgets/car-rating/messages';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props = { heading: '', tradeInUrl: '' };
let net: SandboxPage;
beforeEach(() => {
  expect(deferredParts).toBeDefined();
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

describe('the rating of a used car', () => {
  it.each([
    ['1000', /^Nota [45] de 5: (bem )?acima da média\.A média/],
    ['400000', /^Nota [12] de 5: (bem )?abaixo da média\.A média/],
  ])('with %s km is by the average car of its version and year', async (mileage, words) => {
    const { emit } = await rate(mileage);
    expect(texts('p').join('|')).toMatch(new RegExp(words.source.replace('^', '(^|\\|)')));
    expect(document.querySelectorAll('.scale span')).toHaveLength(5);
    expect(document.activeElement?.tagName).toBe('H3');
    expect(calls()).toEqual(['EVA-04', 'EVA-05']);
    expect(emit).toHaveBeenCalledWith('vt-car-rated', { valuation: expect.stringMatching(/^AV/) });
  });

  it('is missing where the average is, but not the value', async () => {
    net.faults['/plate/FIA1A01'] = 404;
    await rate('1000');
    expect(text()).toContain('Ainda não há com que comparar este carro.');
    expect(text('.valuation')).toContain('Valor estimado');
  });

  it('comes once the average that failed is loaded again', async () => {
    net.faults['/plate/FIA1A01'] = 'offline';
    await rate('1000');
    await settle(9000);
    expect(alert()).toContain('Não foi possível carregar as informações');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text()).toMatch(/Nota \d de 5/);
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

it('speaks Spanish, and fills the same places in both languages', async () => {
  await render(<CarRating {...props} />, 'es-AR');
  expect(text('h2')).toBe('¿Cómo está tu usado?');
  const places = (words: object) => Object.values(words).map((word) => String(word).match(/\{\w+\}/g));
  for (const each of [messages, deferredMessages])
    expect(places(each['es-AR'])).toEqual(places(each['pt-BR']));
});
