// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDealer } from '#features/dealer/dealer-store';
import DealerReview from '#widgets/dealer-review/DealerReview';
import { Review } from '#widgets/dealer-review/deferred/Review';
import { eventually } from '../../lib/eventually';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const DAY = 86_400_000;
let net: SandboxPage;
beforeEach(() => {
  expect(Review).toBeDefined();
  net = sandboxPage({ brand: 'jeep', country: 'BR', 'idempotency-header': 'idempotency-key' });
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
});
afterEach(async () => {
  await leave();
  await act(async () => {
    document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
  });
  signOut();
  sessionStorage.clear();
  clearDealer();
  vi.unstubAllGlobals();
});
const show = (language: 'pt-BR' | 'es-AR' = 'pt-BR', garageUrl = '', dealer = '') =>
  render(<DealerReview heading="" dealer={dealer} garageUrl={garageUrl} />, language);
const rate = (stars: number) =>
  act(async () => document.querySelector<HTMLInputElement>(`[name=rating][value="${stars}"]`)?.click());
const sent = () => net.sandbox.state.calls.filter(({ call }) => call === 'REV-02');
const shown = () => texts('.reviews li').length;
const car = (id: string, daysAgo: number, more: object = {}) => ({
  id,
  userId: 'u',
  mvsCode: '3580',
  modelName: `Carro ${id}`,
  purchasedAt: new Date(net.sandbox.world.now() - daysAgo * DAY).toISOString().slice(0, 10),
  dealerCode: '135503081',
  ...more,
});
const owns = (...cars: object[]) => {
  net.faults['/v1/owned'] = { status: 200, body: cars };
};

describe('the opinion about a dealer', () => {
  it('names the dealer by its code if its name does not arrive', async () => {
    owns(car('a', 3));
    net.faults['/v1/dealer/'] = { status: 404, body: {} };
    await show();
    await eventually(() => expect(text('.dealer')).toBe('Concessionária: 135503081'));
  });

  it('is sent once, and is then among those of the other owners', async () => {
    const { emit } = await show();
    expect(text('form')).toMatch(/^Concessionária: .* Fiat /);
    const before = shown();
    expect(before).toBeGreaterThan(0);
    await submit();
    expect(texts('.error').filter(Boolean)).toEqual(['Escolha de 1 a 5']);
    expect(sent()).toEqual([]);
    await rate(4);
    await type('#title', ' Muito bom ');
    await type('#comment', '<b>Bem</b> atendida');
    document.querySelector('form')?.requestSubmit();
    await submit();
    expect(document.activeElement?.textContent).toBe('Recebemos sua opinião');
    expect(sent().map(({ body }) => body)).toEqual([
      { carId: 'owned-1', rating: 4, title: 'Muito bom', comment: '<b>Bem</b> atendida' },
    ]);
    expect(emit).toHaveBeenCalledWith('vt-dealer-reviewed', { dealer: expect.any(String), rating: 4 });
    expect(texts('.reviews li')[0]).toContain('<b>Bem</b> atendida');
    expect(document.querySelector('.reviews li p b b')).toBeNull();
  });

  it('whose answer was lost is not another one', async () => {
    await show();
    await rate(5);
    await type('#comment', 'Ótimo');
    net.faults['/reviews'] = 'lost';
    await submit();
    await settle(9000);
    expect(text('form')).toContain('Não foi possível enviar a opinião.');
    expect(document.querySelector<HTMLTextAreaElement>('#comment')?.value).toBe('Ótimo');
    net.faults = {};
    await submit();
    expect(document.activeElement?.textContent).toMatch(
      /^(Recebemos sua opinião|Este carro já foi avaliado)$/,
    );
    expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('is one for each car', async () => {
    await show();
    await rate(5);
    net.faults['/reviews'] = { status: 409, body: { error: 'the car was reviewed' } };
    await submit();
    expect(document.activeElement?.textContent).toBe('Este carro já foi avaliado');
  });

  it('that comes too late says so in the visitor’s language', async () => {
    const { emit } = await show();
    await rate(5);
    net.faults['/reviews'] = { status: 422, body: { errors: { carId: 'too old' } } };
    await submit();
    expect(text('form')).toContain('Este carro não pode mais ser avaliado');
    expect(text('form')).not.toContain('too old');
    expect(emit).toHaveBeenCalledWith('vt-dealer-review-failed', { kind: 'http' });
  });
});

describe('a reviewed car', () => {
  it('stays reviewed after a reload, as the service says, and takes no focus then', async () => {
    await show();
    await rate(4);
    await submit();
    await leave();
    await show();
    expect(document.querySelector('form')).toBeNull();
    expect(text('.success')).toContain('Este carro já foi avaliado');
    expect(document.activeElement?.tagName).toBe('BODY');
    expect(shown()).toBeGreaterThan(0);
  });

  it('that is not known yet can be reviewed: the service refuses a second opinion', async () => {
    net.faults['/reviews/own'] = 404;
    await show();
    expect(document.querySelector('form')).not.toBeNull();
  });
});

describe('a visitor without an account', () => {
  beforeEach(async () => {
    signOut();
    await act(async () => {
      document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
    });
  });
  it('reads the opinions about the author’s dealer, and can sign in for an own one', async () => {
    await show('pt-BR', '', '135503081');
    expect(shown()).toBeGreaterThan(0);
    expect(document.querySelector('form')).toBeNull();
    expect(text('.sign-in')).toContain('Entre para contar como foi a compra do seu carro.');
    expect(net.sandbox.state.calls.filter(({ call }) => /^(GAR|REV-03)/.test(call))).toEqual([]);
  });

  it('chooses the dealer where the author names none', async () => {
    await show();
    expect(shown()).toBe(0);
    expect(document.querySelector('.reviews')).toBeNull();
    expect(button('Escolher concessionária')).toBeTruthy();
  });
});

describe('a car', () => {
  it.each([
    [0, true],
    [29, true],
    [30, false],
    [-1, false],
  ])('bought %d days ago can be reviewed: %j', async (days, can) => {
    owns(car('1', days));
    await show('pt-BR', '/garagem');
    expect(document.querySelector('form') !== null).toBe(can);
    if (!can) expect(text('.state-title')).toBe('Nenhum carro pode ser avaliado agora');
  });
  it.each([[{ dealerCode: '' }], [{ purchasedAt: null }], [{ purchasedAt: 'ontem' }]])(
    'with %j cannot',
    async (more) => {
      owns(car('1', 3, more));
      await show();
      expect(document.querySelector('form')).toBeNull();
    },
  );
  it('is chosen among several', async () => {
    owns(car('1', 3), car('2', 5), car('3', 60));
    await show();
    expect(texts('#review-car option')).toEqual(['Carro 1', 'Carro 2']);
    await rate(3);
    await type('#review-car', '2');
    expect(document.querySelector<HTMLInputElement>('[name=rating]:checked')).toBeNull();
  });
  it('list that fails can be loaded again', async () => {
    net.faults['/v1/owned'] = 404;
    await show();
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(document.querySelector('form')).not.toBeNull();
  });
});

describe('the opinions of other owners', () => {
  it('fail alone, and come in pages', async () => {
    net.faults['/reviews'] = 404;
    await show();
    expect(document.querySelector('form')).not.toBeNull();
    expect(text('.reviews')).toContain('Não foi possível carregar as informações');
    const content = (from: number) =>
      Array.from({ length: 5 }, (_, i) => ({ id: String(from + i), rating: 9, title: 'x', createdAt: '' }));
    const answer = (from: number) => ({
      status: 200,
      body: { average: 4.26, totalElements: 9, totalPages: 2, content: content(from) },
    });
    net.faults['/reviews'] = answer(1);
    await click(button('Tentar novamente'));
    expect(text('.reviews')).toContain('Média 4,3 de 5, 9 opiniões');
    expect(shown()).toBe(5);
    net.faults['/reviews'] = answer(5);
    await click(button('Ver mais opiniões'));
    expect(shown()).toBe(9);
    expect(texts('.reviews button')).toEqual([]);
    expect(document.activeElement?.className).toBe('reviews');
  });
  it('may be none', async () => {
    net.faults['/reviews'] = { status: 200, body: {} };
    await show();
    expect(text('.reviews')).toContain('Ainda não há opiniões');
  });
});

it('speaks Spanish', async () => {
  await show('es-AR');
  expect(text('h2')).toBe('Opiniones sobre el concesionario');
});
