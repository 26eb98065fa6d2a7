// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#widgets/mopar-offers/deferred/List';
import MoparOffers from '#widgets/mopar-offers/MoparOffers';
import { pageStates } from '../../lib/page-states';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const LIST = '/mopar-offer/offers';
const NONE = { heading: '', count: 4, type: '' as const, model: '', schedulingUrl: '', contactUrl: '' };
type Props = Parameters<typeof MoparOffers>[0];

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(async () => {
  await leave();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
const show = (more: Partial<Props> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<MoparOffers {...NONE} {...more} />, language);
const names = () => texts('.offer h3');
const choose = async (selector: string, value: string) => {
  const field = document.querySelector(selector) as HTMLSelectElement;
  field.value = value;
  await act(async () => {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
};

describe('the list', () => {
  it('shows a few with their price or discount, then more without another call', async () => {
    await show();
    expect(names()).toHaveLength(4);
    expect(text('.items')).toMatch(/R\$.*15% de desconto/s);
    const asked = net.asked.length;
    await click(button('Mostrar mais ofertas'));
    expect(names().length).toBeGreaterThan(4);
    expect(document.activeElement?.textContent).toBe(names()[4]);
    expect(net.asked.length).toBe(asked);
  });

  it('is filtered by subject, kind and model, in the address', async () => {
    await show({ count: 50 });
    const all = names().length;
    await choose('#mopar-type', 'ACCESSORY');
    expect(new Set(texts('.offer .badge'))).toEqual(new Set(['Acessório']));
    await choose('#mopar-kind', 'COUPON');
    expect(names().length).toBeLessThan(all);
    expect(text('.items')).not.toContain('R$');
    expect(new URLSearchParams(location.search).get('vt-mopar-offers')).toBe('ACCESSORY~COUPON~');
    history.replaceState(null, '', '/');
    await act(async () => {
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(names()).toHaveLength(all);
  });

  it('asks for the author’s subject only', async () => {
    await show({ type: 'service', count: 50 });
    expect(document.querySelector('#mopar-type')).toBeNull();
    expect(new Set(texts('.offer .badge'))).toEqual(new Set(['Serviço']));
  });

  it('of a model without offers offers to clear the filter', async () => {
    history.replaceState(null, '', '?vt-mopar-offers=~~Inexistente');
    await show();
    expect(text('.state-title')).toBe('Nenhuma oferta encontrada');
    await click(button('Limpar filtros'));
    expect(names()).toHaveLength(4);
  });

  it('without any offers says so', async () => {
    net.faults[LIST] = { status: 200, body: [] };
    await show();
    expect(text('.state-title')).toBe('Não há ofertas no momento.');
  });

  it.each([[404], [{ status: 200, body: 'unexpected' }]] as const)(
    'can be loaded again: %j',
    async (fault) => {
      net.faults[LIST] = fault;
      await show();
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(names()).toHaveLength(4);
      expect(document.activeElement?.className).toBe('list');
    },
  );
});

describe('an offer', () => {
  const open = (id: string, more: Partial<Props> = {}) => {
    history.replaceState(null, '', `?vt-mopar-offer=mo-fiat-br-${id}`);
    return show(more);
  };
  const links = () => [...document.querySelectorAll('a.button')].map((link) => link.getAttribute('href'));

  it('is viewed once its page is on screen, not in a tab opened in the background', async () => {
    const states = pageStates();
    states.hide();
    const { emit } = await show();
    await click(document.querySelector('.offer button') as HTMLElement);
    const viewed = () => emit.mock.calls.filter(([name]) => name === 'vt-mopar-offer-viewed').length;
    expect(viewed()).toBe(0);
    states.visit();
    expect(viewed()).toBe(1);
    states.reset();
  });

  it('is opened from the list, and left with the focus where it was', async () => {
    const { emit } = await show();
    const [first = ''] = names();
    await click(document.querySelector('.offer button') as HTMLElement);
    expect(document.activeElement?.textContent).toBe(first);
    expect(emit).toHaveBeenCalledWith('vt-mopar-offer-viewed', {
      offerId: new URLSearchParams(location.search).get('vt-mopar-offer'),
    });
    await click(button('Voltar às ofertas'));
    expect(document.activeElement?.textContent).toBe(first);
  });

  it('without a price has none, and without a percent no discount', async () => {
    net.silent = { address: 'mopar', field: 'price' };
    await open('alinhamento');
    expect(text('.mopar-detail')).toContain('Valor indisponível');
    await leave();
    net.silent = { address: 'mopar', field: 'percent' };
    await open('freios');
    expect(text('.mopar-detail h3')).toContain('pastilhas');
    expect(document.querySelector('.mopar-detail b')).toBeNull();
  });

  it('of a service by a fixed price leads to the workshop; an accessory does not', async () => {
    await open('alinhamento', { schedulingUrl: '/servico' });
    expect(text('.mopar-detail')).toContain('Esta oferta não precisa de cupom.');
    const offer = new URLSearchParams(location.search).get('vt-mopar-offer');
    expect(links().filter((href) => href?.includes('/servico'))).toEqual([
      expect.stringMatching(new RegExp(`/servico\\?offer=${offer}$`)),
    ]);
    await leave();
    await open('tapetes', { schedulingUrl: '/servico', contactUrl: 'javascript:alert(1)' });
    expect(links().some((href) => /servico|javascript/.test(href ?? ''))).toBe(false);
  });

  it('by a coupon asks a visitor without a session to sign in', async () => {
    await open('freios');
    expect(text('.sign-in')).toContain('Entre na sua conta para pegar o cupom.');
  });

  it('takes the coupon to the workshop once the visitor has it', async () => {
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    await open('freios', { schedulingUrl: '/servico?a=1' });
    const workshop = () => links().find((href) => href?.includes('/servico'));
    expect(workshop()).toMatch(/\/servico\?a=1&offer=mo-fiat-br-freios$/);
    await click(button('Pegar cupom'));
    expect(workshop()).toMatch(/&offer=mo-fiat-br-freios&coupon=MOP00001$/);
    signOut();
  });

  it('that does not exist says so', async () => {
    await open('nada');
    expect(text('[role=alert]')).toBe('Esta oferta não existe mais.');
  });
});

it('speaks Spanish', async () => {
  await show({}, 'es-AR');
  expect(text('h2')).toBe('Ofertas de servicios y accesorios');
});
