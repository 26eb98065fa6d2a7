// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USERS } from '#demo-pages/sandbox/data/users';
import { benefitsOf } from '#demo-pages/sandbox/rules/benefits';
import { texts as ownTexts } from '#widgets/benefits/deferred/messages';
import { button, click, leave, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { begin, end, names, show, tab } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = begin();
});
afterEach(end);

const asked = (part: RegExp) => net.asked.filter((address) => part.test(address));
const stored = (id: string) => {
  const found = benefitsOf(net.sandbox.world, USERS.ana?.id ?? '').find((each) => each.id === id);
  if (!found) throw new Error(`no benefit ${id}`);
  return found;
};
const AVAILABLE = ['Café da manhã na estrada', 'Lavagem completa', '15% em pneus', 'Ingresso em dobro'];

describe('vt-benefits: the lists', () => {
  it('shows what is available; each other list loads as its tab is opened', async () => {
    await show();
    expect(names()).toEqual([...AVAILABLE, 'Primeira parcela do seguro', 'Jantar dos fundadores']);
    expect(asked(/\/(next|redeemed)$/)).toEqual([]);
    await click(tab('Em breve'));
    expect(names()).toEqual(['Diária em camping', 'Revisão com leva e traz']);
    expect(text('[role=tabpanel]:not([hidden]) .benefit')).toContain('Disponível a partir de 04/12/2026');
    expect(texts('[role=tabpanel]:not([hidden]) .benefit button')).toEqual([]);
    await click(tab('Resgatados'));
    expect(names()).toEqual(['Segunda diária grátis']);
    expect(text('[role=tabpanel]:not([hidden]) .benefit')).toContain('Resgatado em 11/11/2026');
    expect(asked(/\/(next|redeemed)$/)).toHaveLength(2);
  });

  it('says until when, where it is valid, what ends soon, and what the account is not entitled to', async () => {
    stored('cafe').expiresAt = '2026-11-22T12:00:00Z';
    await show();
    expect(text('.notice')).toBe('Um benefício vence em breve: Café da manhã na estrada.');
    const [cafe, , , cinema, , dinner] = texts('.benefit');
    expect(cafe).toContain('Vence em');
    expect(cafe).toContain('Viagem');
    expect(cinema).toContain('Válido em: São Paulo, Rio de Janeiro, Minas Gerais');
    expect(dinner).toContain('Não vale para a sua conta');
    stored('lavagem').expiresAt = '2026-11-23T12:00:00Z';
    await leave();
    await show();
    expect(text('.notice')).toBe('2 benefícios vencem em breve.');
  });

  it('shows a few at a time, with the focus at the first of the further ones', async () => {
    await show({ count: 2 });
    expect(text('[role=tabpanel] [role=status]')).toBe('Mostrando 2 de 6');
    await click(button('Mostrar mais'));
    expect(names()).toHaveLength(4);
    expect(document.activeElement?.textContent).toBe('15% em pneus');
  });

  it('filters by category, partner and place, in the address; a reload keeps it', async () => {
    await show();
    await type('#available-category', 'carro');
    expect(names()).toEqual(['Lavagem completa', '15% em pneus', 'Primeira parcela do seguro']);
    await type('#available-state', 'RJ');
    expect(names()).toEqual(['Lavagem completa', '15% em pneus']);
    await type('#available-partner', 'Mopar');
    expect(names()).toEqual(['15% em pneus']);
    expect(new URLSearchParams(location.search).get('vt-benefits')).toBe('~carro~Mopar~RJ');
    expect(text('.filters-open')).toBe('Filtros (3)');
    await leave();
    await show();
    expect(names()).toEqual(['15% em pneus']);
    await click(tab('Em breve'));
    expect(text('[role=tabpanel]:not([hidden]) .state-title')).toBe('Nenhum benefício encontrado');
    await click(button('Limpar filtros'));
    expect(names()).toEqual(['Diária em camping', 'Revisão com leva e traz']);
    expect(location.search).toBe('?vt-benefits=next%7E%7E%7E');
    history.replaceState(null, '', '/clube');
    await act(async () => dispatchEvent(new Event('popstate')));
    expect(names()).toHaveLength(6);
  });

  it('keeps a filter of an address that the service does not know in sight', async () => {
    history.replaceState(null, '', '/clube?vt-benefits=constructor~xyz');
    await show();
    expect((document.querySelector('#available-category') as HTMLSelectElement).value).toBe('xyz');
    expect(text('.state-title')).toBe('Nenhum benefício encontrado');
    await click(button('Limpar filtros'));
    expect(names()).toHaveLength(6);
  });

  it.each([[404], [{ status: 200, body: 'x' }]] as const)(
    'stands without filters where their names are missing: %j',
    async (fault) => {
      net.faults['/base-data'] = fault;
      await show();
      await settle(9000);
      expect(names()).toHaveLength(6);
      expect(text('[role=alert]')).toContain('Não foi possível carregar os filtros');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(document.querySelector('#available-category')).not.toBeNull();
    },
  );

  it('asks for nothing more than the names that the service has', async () => {
    net.faults['/base-data'] = { status: 200, body: {} };
    await show();
    expect(document.querySelector('.filters')).toBeNull();
    expect(names()).toHaveLength(6);
  });

  it.each([[404], [{ status: 200, body: [{ id: 1 }] }]] as const)(
    'offers a retry where a list could not be loaded: %j',
    async (fault) => {
      net.faults['benefits-user/available'] = fault;
      await show();
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = { 'benefits-user/available': { status: 200, body: [] } };
      await click(button('Tentar novamente'));
      expect(text('.state-title')).toBe('Nenhum benefício disponível');
    },
  );

  it('shows entries whose optional fields say nothing, or what nobody knows', async () => {
    const body = [
      { id: 'a', name: 'A', status: 'constructor', type: 'constructor', category: 'toString', partner: null },
      { id: 'b', name: 'B', status: 'REDEEMED', rating: 'x', redeemedAt: 'ontem', stateCodes: null },
    ];
    net.faults['benefits-user/redeemed'] = { status: 200, body };
    history.replaceState(null, '', '/clube?vt-benefits=redeemed');
    await show();
    expect(names()).toEqual(['A', 'B']);
    expect(text('.benefits')).not.toMatch(/Invalid|undefined|null|NaN|nota/);
  });

  it('drops everything as another account signs in', async () => {
    history.replaceState(null, '', '/clube?vt-benefits=redeemed&vt-benefit=hotel');
    await show();
    const code = text('.code');
    expect(code).toMatch(/^\d{6}$/);
    net.hold = '/benefits/';
    await act(async () => {
      Cookies.set('vitrine_session', 'bruno', { path: '/' });
      document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    });
    expect(text()).not.toContain(code);
    expect(text()).not.toContain('Segunda diária grátis');
  });

  it('is for who is signed in', async () => {
    Cookies.remove('vitrine_session', { path: '/' });
    // The session of the test before ends with the first one.
    await show();
    await leave();
    net.asked.length = 0;
    await show();
    expect(text('.sign-in')).toContain('Entre na sua conta para ver e resgatar os seus benefícios.');
    expect(asked(/benefits/)).toEqual([]);
  });

  it('speaks Spanish, with the same places', async () => {
    await show({}, 'es-AR');
    expect(text('h2')).toBe('Mis beneficios');
    const places = (words: object) => Object.values(words).map((word) => String(word).match(/\{\w+\}/g));
    expect(places(ownTexts['es-AR'])).toEqual(places(ownTexts['pt-BR']));
  });
});
