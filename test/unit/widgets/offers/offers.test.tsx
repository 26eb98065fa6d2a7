// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $car } from '#features/car/car-store';
import { setLocation } from '#features/place/location-store';
import { clearQueryCache } from '#services/http/query-cache';
import { texts as ownTexts } from '#widgets/offers/deferred/messages';
import Offers from '#widgets/offers/Offers';
import { clearLocation } from '../../lib/clear-location';
import { pageStates } from '../../lib/page-states';
import { button, click, leave, press, render, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const SEARCH = '/offer-search';
const NONE = {
  heading: '',
  count: 6,
  type: '',
  dealerCode: '',
  contactUrl: '',
  financingUrl: '',
  reservationUrl: '',
  structuredData: false,
};

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(async () => {
  await leave();
  clearLocation();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
const show = (more: Partial<typeof NONE> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<Offers {...NONE} {...more} />, language);
const names = () => texts('.offer h3');
const status = () => text('.late-content > [role=status]');
const change = async (selector: string, value: string) => {
  const field = document.querySelector(selector) as HTMLSelectElement;
  field.value = value;
  await act(async () => {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
};
const searches = () => net.asked.filter((address) => address.endsWith(SEARCH)).length;

describe('the list', () => {
  it('shows a page of offers, then adds the next one, with the focus at its first', async () => {
    await show();
    expect(names()).toHaveLength(6);
    const [total] = /\d+(?= ofertas)/.exec(status()) ?? [];
    await click(button('Mostrar mais ofertas'));
    expect(names().length).toBeGreaterThan(6);
    expect(new Set(names()).size).toBeGreaterThan(6);
    expect(document.activeElement?.textContent).toBe(names()[6]);
    expect(Number(total)).toBeGreaterThanOrEqual(names().length);
  });

  it('says where and until when an offer is valid, and its price', async () => {
    await show();
    const card = text('.offer');
    expect(card).toMatch(/Válida até \d\d\/\d\d\/\d{4}/);
    expect(card).toMatch(/Válida em/);
    expect(card).toMatch(/R\$/);
  });

  it.each([[500], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'can be loaded again: %j',
    async (fault) => {
      net.faults[SEARCH] = fault;
      await show();
      await settle(9000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(names()).toHaveLength(6);
      expect(document.activeElement?.className).toBe('list');
    },
  );

  it('keeps its offers if the next page fails, and asks for it again', async () => {
    await show();
    net.faults[SEARCH] = 500;
    await click(button('Mostrar mais ofertas'));
    await settle(9000);
    expect(names()).toHaveLength(6);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(names().length).toBeGreaterThan(6);
  });

  it('by price has the rents of a month after the cars, also from a service that mixes them', async () => {
    const offer = (id: string, type: string, value: number) => ({ id, title: id, type, value });
    const items = [
      offer('renta', 'RENTAL', 2230),
      offer('carro', 'FCA', 90_200),
      offer('outro', 'FCA', 95_000),
    ];
    net.faults[SEARCH] = {
      status: 200,
      body: { content: items, totalElements: 3, totalPages: 1, page: 0, size: 6, facets: [] },
    };
    await show();
    expect(names()).toEqual(['renta', 'carro', 'outro']);
    await change('#offer-sort', 'price');
    expect(names()).toEqual(['carro', 'outro', 'renta']);
  });

  it('has no discount without the price that it gives', async () => {
    const price = { type: 'PERCENT', percent: 5 };
    const items = [{ id: 'a', title: 'Argo', type: 'FCA', value: 90_200, price }];
    net.faults[SEARCH] = {
      status: 200,
      body: { content: items, totalElements: 1, totalPages: 1, page: 0, size: 6, facets: [] },
    };
    await show();
    expect(text('.offer .price')).toBe('5% de desconto R$ 90.200,00');
  });

  it('drops the answer to an earlier filter', async () => {
    await show();
    net.hold = SEARCH;
    await change('#offer-sort', '-price');
    net.hold = '';
    await change('#offer-sort', 'price');
    const cheapest = names();
    await act(async () => {
      for (const { go } of net.held) go();
    });
    await settle();
    expect(names()).toEqual(cheapest);
  });

  it('is limited to the visitor’s place, until the visitor wants all', async () => {
    setLocation({
      countryCode: 'BR',
      stateCode: 'AC',
      cityName: 'Rio Branco',
      cityCode: '1200401',
      longitude: -67.8,
      latitude: -9.9,
      influenceAreas: [],
      regionals: [],
    });
    await show({ count: 50 });
    const here = names().length;
    expect(text('.filter-checks')).toContain('Só as válidas em Rio Branco, AC');
    await click(document.querySelector('.filter-checks input') as Element);
    expect(names().length).toBeGreaterThan(here);
    expect(location.search).toContain('vt-offers=');
  });

  it('leads on from an empty result', async () => {
    history.replaceState(null, '', '?vt-offers=xyzzy');
    await show();
    expect(text('.state-title')).toBe('Nenhuma oferta encontrada');
    await click(button('Limpar filtros'));
    expect(names()).toHaveLength(6);
    expect(location.search).toBe('');
  });

  it('leads from an empty result to the models that have offers, wherever they are valid', async () => {
    history.replaceState(null, '', '?vt-offers=xyzzy');
    await show();
    expect(text('.offered-models')).toMatch(/Argo\d+ ofertas, a partir de R\$ /);
    await click(button('Argo'));
    expect(names().length).toBeGreaterThan(0);
    expect(names().every((name) => name.includes('Argo'))).toBe(true);
    expect(location.search).toMatch(/vt-offers=[^&]*358/);
  });

  it('lists no such models where the author limits the list, nor if they are unknown', async () => {
    history.replaceState(null, '', '?vt-offers=xyzzy');
    await show({ type: 'DEALER' });
    expect([text('.state-title'), text('.offered-models')]).toEqual(['Nenhuma oferta encontrada', '']);
    expect(net.asked.join()).not.toContain('car-models');
    await leave();
    clearQueryCache();
    net.faults['car-models'] = 400;
    await show();
    expect([text('.state-title'), text('.offered-models')]).toEqual(['Nenhuma oferta encontrada', '']);
  });

  it('speaks Spanish, and fills the same places in both languages', async () => {
    await show({}, 'es-AR');
    expect(text('h2')).toBe('Ofertas');
    const places = (words: object) => JSON.stringify(words).match(/\{\w+\}/g);
    expect(places(ownTexts['es-AR'])).toEqual(places(ownTexts['pt-BR']));
  });
});

describe('the search', () => {
  const INPUT = 'input[role=combobox]';
  it('suggests, and searches for the chosen suggestion; the address keeps it', async () => {
    await show();
    await type(INPUT, 'pul');
    await settle(1200);
    expect(texts('[role=option]').length).toBeGreaterThan(0);
    await press(INPUT, 'ArrowDown');
    await press(INPUT, 'Enter');
    await settle();
    expect(names().every((name) => name.includes('Pulse'))).toBe(true);
    expect(location.search).toContain('vt-offers=Pulse');
  });

  it('needs no suggestions', async () => {
    net.faults['/suggestions'] = 500;
    await show();
    await type(INPUT, 'pulse');
    await settle(9000);
    await submit();
    await settle();
    expect(names().every((name) => name.includes('Pulse'))).toBe(true);
  });

  it('follows the browser’s history', async () => {
    await show({ count: 50 });
    const all = names();
    await change(
      '#offer-model',
      document.querySelectorAll('#offer-model option')[1]?.getAttribute('value') ?? '',
    );
    expect(names()).not.toEqual(all);
    history.replaceState(null, '', '/');
    await act(async () => {
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await settle();
    expect(names()).toEqual(all);
  });

  it('has an upper price, applied when it is left', async () => {
    await show({ count: 50 });
    const before = searches();
    await type('#offer-priceTo', '100.000');
    expect(searches()).toBe(before);
    await press('#offer-priceTo', 'Enter');
    await settle();
    expect(decodeURIComponent(location.search)).toContain('100000');
  });

  it('keeps a price that is none, or may be two, and says so; without one there is no limit', async () => {
    await show({ count: 50 });
    for (const [typed, words] of [
      ['100,000', /“100,000” pode ser R\$.100,00 ou R\$.100\.000,00/],
      ['barato', /^Digite um preço, como 90\.000$/],
    ] as const) {
      await type('#offer-priceTo', typed);
      await press('#offer-priceTo', 'Enter');
      expect(text('#offer-priceTo-error')).toMatch(words);
      expect(document.querySelector<HTMLInputElement>('#offer-priceTo')?.value).toBe(typed);
      expect(location.search).toBe('');
    }
    await type('#offer-priceTo', '');
    await press('#offer-priceTo', 'Enter');
    expect(document.querySelector('#offer-priceTo-error')).toBeNull();
  });
});

describe('the data for search engines', () => {
  const data = () => document.head.querySelectorAll('[type="application/ld+json"]');
  it('are there only where the author asks, and leave with the widget', async () => {
    await show();
    expect(data()).toHaveLength(0);
    await leave();
    await show({ structuredData: true });
    expect(data()).toHaveLength(1);
    expect(JSON.parse(data()[0]?.textContent ?? '').itemListElement).toHaveLength(6);
    await leave();
    expect(data()).toHaveLength(0);
  });
});

describe('what is listed', () => {
  const searched = () =>
    net.sandbox.state.calls.filter(({ call }) => call === 'OSR-01').at(-1)?.body as Record<string, unknown>;

  it('is limited by year, feature and the lowest price, and the address keeps it', async () => {
    await show();
    const year = document.querySelector<HTMLOptionElement>('#offer-year option:nth-child(2)')?.value ?? '';
    await type('#offer-year', year);
    await type(
      '#offer-feature',
      document.querySelector<HTMLOptionElement>('#offer-feature option:nth-child(2)')?.value ?? '',
    );
    await type('#offer-priceFrom', '50.000');
    await press('#offer-priceFrom', 'Enter');
    expect(searched()).toMatchObject({
      year: [Number(year)],
      feature: [expect.any(String)],
      priceFrom: 50_000,
    });
    expect(new URLSearchParams(location.search).get('vt-offers')).toMatch(/~20\d\d~.+~50000$/);
  });

  it('names dealer groups as the service does, and no code while they are unknown', async () => {
    await show({ type: 'DEALER' });
    await settle();
    const where = texts('.offer-where').join(' ');
    expect(where).toMatch(/do grupo (Aurora|Jequitibá|Mirante|Serra Azul|Colibri|Araucária|Maré Alta)/);
    await leave();
    clearQueryCache();
    net.faults['/dealergroup'] = 403;
    await show({ type: 'DEALER' });
    await settle();
    expect(texts('.offer-where').join(' ')).not.toMatch(/do grupo/);
  });
});

describe('an offer', () => {
  const open = () => click(document.querySelector('.offer .button') as Element);
  it.each(['prerender', 'hide'] as const)(
    'is viewed once its page is on screen, not before: %s',
    async (state) => {
      const states = pageStates();
      states[state]();
      const { emit } = await show();
      const before = $car.get().lastViewedOffer;
      await open();
      const viewed = () => emit.mock.calls.filter(([name]) => name === 'vt-offer-viewed').length;
      expect([viewed(), $car.get().lastViewedOffer]).toEqual([0, before]);
      states.visit();
      expect([viewed(), $car.get().lastViewedOffer?.kind]).toEqual([1, 'sale']);
      states.reset();
    },
  );

  it('opens in the address, is the last viewed one, and leads back to its entry', async () => {
    const { emit } = await show();
    const [first] = names();
    await open();
    const id = new URLSearchParams(location.search).get('vt-offer');
    expect(text('.detail h3')).toBe(first);
    expect(document.activeElement?.tagName).toBe('H3');
    expect(emit).toHaveBeenCalledWith('vt-offer-viewed', { offerId: id, kind: 'sale' });
    expect($car.get().lastViewedOffer).toEqual({ id, kind: 'sale', title: expect.any(String) });
    expect(texts('.offer-dealers li').length).toBeGreaterThan(0);
    await click(button('Voltar às ofertas'));
    expect(document.activeElement?.id).toBe(`offer-${id}`);
    expect(location.search).toBe('');
  });

  it('is the one of the address; a sold one cannot be taken and leads to similar ones', async () => {
    history.replaceState(null, '', '?vt-offer=of-fiat-6');
    await show({ contactUrl: '/contato' });
    expect(text('.ended')).toContain('Vendida');
    expect(document.querySelector('a[href*="/contato"]')).toBeNull();
    await click(button(/^Ver outras ofertas de/));
    expect(document.querySelector('.detail')).toBeNull();
  });

  it('that expired is said to have ended', async () => {
    await show();
    await leave();
    history.replaceState(null, '', '?vt-offer=of-fiat-1');
    net.sandbox.world.advance(60 * 86_400_000);
    vi.setSystemTime(net.sandbox.world.now());
    await show();
    expect(text('.ended')).toContain('Encerrada');
  });

  it('that does not exist is said, and so is a failure', async () => {
    history.replaceState(null, '', '?vt-offer=unknown');
    await show();
    expect(text('[role=alert]')).toBe('Esta oferta não existe mais.');
    await leave();
    history.replaceState(null, '', '?vt-offer=of-fiat-1');
    net.faults['/offer/of-fiat-1'] = 400;
    await show();
    await settle(9000);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.detail h3')).toContain('Fiat');
  });

  it('is handed on with its car and its id, and to nothing unsafe', async () => {
    history.replaceState(null, '', '?vt-offer=of-fiat-1');
    await show({ financingUrl: '/financiamento?a=1', contactUrl: 'javascript:alert(1)' });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.detail a.button')].map((a) => a.href);
    expect(
      links.some((href) =>
        /\/financiamento\?a=1&vt-car=\w{7}~2\d{3}.*&vt-offer=of-fiat-1&vt-offer-kind=sale/.test(href),
      ),
    ).toBe(true);
    expect(links.some((href) => href.startsWith('javascript:'))).toBe(false);
  });

  it('makes its car the page’s for a widget of the same page', async () => {
    history.replaceState(null, '', '?vt-offer=of-fiat-1');
    await show({ contactUrl: '#contato' });
    await click(
      [...document.querySelectorAll('a.button')].find((a) => a.textContent === 'Tenho interesse') as Element,
    );
    await settle(500);
    expect($car.get().mvs?.code).toBeTruthy();
  });
});
