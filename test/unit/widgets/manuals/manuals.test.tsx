// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { callsOf, leavePage, manualsPage, showManuals, titles } from './page';

const SEARCH = '/manual/search';

let net: SandboxPage;
beforeEach(() => {
  net = manualsPage();
});
afterEach(leavePage);
const years = () => texts('.item:first-child .years li');
const search = async (words: string) => {
  await type('#manual-text', words);
  await settle(600);
};
const last = () => callsOf(net, 'MAN-02').at(-1)?.query;

describe('the filter in the address', () => {
  it('is there for who opens a shared link, and nothing that is no filter', async () => {
    history.replaceState(null, '', '/?a=1&vt-manuals=text%3D%25C3%25B3leo%26model%3D602%26year%3D2025');
    await showManuals();
    expect(last()).toMatchObject({ text: 'óleo', model: '602', year: 2025 });
    expect(document.querySelector<HTMLInputElement>('#manual-text')?.value).toBe('óleo');
    await leavePage();
    net = manualsPage();
    history.replaceState(null, '', '/?vt-manuals=year%3Dabc%26other');
    await showManuals();
    expect(last()).toEqual({ brand: 'jeep', page: 0, size: 60 });
  });

  it('follows the visitor, words that are typed are one step, and the back button leads through it', async () => {
    history.replaceState(null, '', '/?a=1');
    await showManuals({ count: 3 });
    const before = history.length;
    await search('ol');
    await search('oleo');
    await type('#manual-year', '2025');
    expect(new URLSearchParams(location.search).get('vt-manuals')).toBe('text=oleo&year=2025');
    expect(history.length - before).toBe(2);
    history.replaceState(null, '', '/?a=1&vt-manuals=text%3Doleo');
    await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
    await settle();
    expect(last()).toMatchObject({ text: 'oleo', page: 0 });
    expect(last()).not.toHaveProperty('year');
    expect(document.querySelector<HTMLSelectElement>('#manual-year')?.value).toBe('0');
  });
});

describe('the list', () => {
  it('has each manual once, with its years, the newest first', async () => {
    await showManuals();
    expect(titles()[0]).toBe('Manual do proprietário Renegade');
    expect(years().map((year) => year.slice(0, 4))).toEqual(['2026', '2025', '2024']);
    expect(new Set(titles()).size).toBe(titles().length);
    expect(text('.results [role=status]')).toMatch(/^\d+ manuais$/);
    expect(last()).toEqual({ brand: 'jeep', page: 0, size: 60 });
  });

  it("has the manual's words in the manual's language, and its own in the page's", async () => {
    await showManuals({ language: 'es-AR' });
    await search('oleo');
    const languageOf = (selector: string) =>
      document.querySelector(`.item:first-child ${selector}`)?.closest<HTMLElement>('[lang]')?.lang;
    expect(['h3', '.excerpt', '.years .sr'].map(languageOf)).toEqual(['pt-BR', 'pt-BR', 'pt-BR']);
    expect(languageOf('.years .button')).toBeUndefined();
  });

  it('goes to another page, whose first manual takes the focus', async () => {
    await showManuals({ count: 3 });
    const [first] = titles();
    await click(button('Próxima'));
    expect(last()).toMatchObject({ page: 1, size: 3 });
    expect(titles()[0]).not.toBe(first);
    expect(document.activeElement?.textContent).toBe(titles()[0]);
  });

  it.each([
    [Number.NaN, 12],
    [1, 3],
    [500, 60],
  ])('shows %d at a time as %i', async (count, size) => {
    await showManuals({ count });
    expect(last()).toMatchObject({ size });
  });

  it.each([[404], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'can be loaded again: %j',
    async (fault) => {
      net.faults[SEARCH] = fault;
      await showManuals();
      await settle(9000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(titles().length).toBeGreaterThan(1);
      expect(document.activeElement?.className).toBe('library');
    },
  );

  it('says that nothing has been published', async () => {
    net.faults[SEARCH] = { status: 200, body: { content: [] } };
    await showManuals();
    expect(text('.state-title')).toBe('Os manuais desta marca ainda não foram publicados.');
  });

  it('shows texts of the service as text, never as markup', async () => {
    const content = [
      {
        id: '1',
        title: '<img src=x onerror=alert(1)> pneus',
        sections: [{ id: '1', title: '<b>', text: '<i>pneus' }],
      },
    ];
    net.faults[SEARCH] = { status: 200, body: { content, totalElements: 1 } };
    await showManuals();
    await search('pneus');
    expect(titles()).toEqual(['<img src=x onerror=alert(1)> pneus']);
    expect(texts('mark')).toEqual(['pneus', 'pneus']);
    expect(document.querySelector('.item img, .item i')).toBeNull();
    expect(years()).toEqual(['O ano não foi informado <img src=x onerror=alert(1)> pneus']);
    expect(text('.results [role=status]')).toBe('1 manual');
  });
});

describe('a search', () => {
  it('takes effect while it is typed, with what was found marked', async () => {
    await showManuals();
    await type('#manual-text', 'fusiveis ');
    expect(callsOf(net, 'MAN-02')).toHaveLength(1);
    await settle(600);
    expect(last()).toMatchObject({ text: 'fusiveis' });
    expect(texts('.excerpt mark').length).toBeGreaterThan(0);
    // What follows the space is still being typed.
    expect(document.querySelector<HTMLInputElement>('#manual-text')?.value).toBe('fusiveis ');
  });

  it('takes effect at once with Enter, once', async () => {
    await showManuals();
    await type('#manual-text', 'pneus');
    await submit();
    expect(last()).toMatchObject({ text: 'pneus' });
    await settle(600);
    expect(callsOf(net, 'MAN-02')).toHaveLength(2);
  });

  it('keeps the results of the one before until it is answered, and drops late answers', async () => {
    await showManuals();
    const before = titles();
    net.hold = 'text=pneus';
    await search('pneus');
    expect(titles()).toEqual(before);
    expect(document.querySelector('.results')?.getAttribute('aria-busy')).toBe('true');
    net.hold = '';
    await search('bluetooth');
    const found = titles();
    await act(async () => net.held[0]?.go());
    await settle();
    expect(titles()).toEqual(found);
  });

  it('that finds nothing for a year leads to all years, or to all manuals', async () => {
    await showManuals();
    await search('pneus');
    await type('#manual-year', '2015');
    expect(text('.state')).toContain('Não há manual de 2015 que corresponda à busca.');
    await click(button('Ver todos os anos'));
    expect(last()).toEqual({ brand: 'jeep', page: 0, size: 60, text: 'pneus' });
    expect(document.activeElement?.className).toBe('library');
    await search('xyzxyz');
    expect(text('.state')).toContain('Tente outra palavra ou tire os filtros.');
    await click(button('Limpar filtros'));
    expect(last()).toEqual({ brand: 'jeep', page: 0, size: 60 });
    expect(document.querySelector<HTMLInputElement>('#manual-text')?.value).toBe('');
  });

  it('is filtered by model and year, from the first page', async () => {
    await showManuals({ count: 3 });
    await click(button('Próxima'));
    await type('#manual-model', '675');
    expect(last()).toEqual({ brand: 'jeep', page: 0, size: 3, model: '675' });
    await type('#manual-year', '2025');
    expect(last()).toMatchObject({ model: '675', year: 2025 });
    expect(texts('.item .years li').every((year) => year.startsWith('2025'))).toBe(true);
  });

  it('has no models where they cannot be loaded, and the author’s only', async () => {
    net.faults['/models'] = 404;
    await showManuals();
    expect(texts('#manual-model option')).toEqual(['Todos']);
    await leavePage();
    net = manualsPage();
    await showManuals({ model: 'Compass' });
    expect(last()).toMatchObject({ model: 'Compass' });
    expect(document.querySelector('#manual-model')).toBeNull();
    expect(callsOf(net, 'GAR-01')).toEqual([]);
    expect(titles().every((title) => title.endsWith('Compass'))).toBe(true);
  });
});

describe('the visitor’s cars', () => {
  const car = () => button(/^Renegade/);
  it('of the brand lead to their manuals, and back to all', async () => {
    const own = (brand: string, modelCode: string, modelName: string) => ({
      ...{ id: modelCode, userId: 'u', mvsCode: 'x', year: 2026 },
      ...{ brand, modelCode, modelName },
    });
    const body = [own('jeep', '609', 'Renegade'), own('fiat', '358', 'Argo')];
    net.faults['/v1/owned'] = { status: 200, body };
    await showManuals();
    await search('pneus');
    expect(texts('.car-buttons button')).toHaveLength(1);
    await click(car());
    expect(last()).toEqual({ brand: 'jeep', page: 0, size: 60, model: '609', year: 2026 });
    expect(car().getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector<HTMLInputElement>('#manual-text')?.value).toBe('');
    await click(car());
    expect(last()).toEqual({ brand: 'jeep', page: 0, size: 60 });
  });
  it('of a model and a year that are sold no more can be chosen as well', async () => {
    const body = [{ id: '1', userId: 'u', mvsCode: 'x', modelCode: '111', modelName: 'Willys', year: 2001 }];
    net.faults['/v1/owned'] = { status: 200, body };
    await showManuals();
    await click(button('Willys 2001'));
    const chosen = (id: string) => document.querySelector<HTMLSelectElement>(id)?.selectedOptions[0]?.text;
    expect([chosen('#manual-model'), chosen('#manual-year')]).toEqual(['Willys', '2001']);
  });
  it('may be none, and may fail: the search works', async () => {
    net.faults['/v1/owned'] = { status: 200, body: [] };
    await showManuals({ garageUrl: '/garagem' });
    expect(document.querySelector('.cars a')?.getAttribute('href')).toMatch(/\/garagem$/);
    await leavePage();
    net = manualsPage();
    net.faults['/v1/owned'] = 404;
    await showManuals({ garageUrl: 'javascript:alert(1)' });
    expect(text('[role=alert]')).toBe('Não foi possível carregar os seus carros.');
    expect(titles().length).toBeGreaterThan(1);
    net.faults = { '/v1/owned': { status: 200, body: [] } };
    await click(button('Tentar novamente'));
    expect(document.querySelector('.cars a')).toBeNull();
  });
  it('of other brands only are not offered', async () => {
    net.faults['/v1/owned'] = {
      status: 200,
      body: [{ id: '1', userId: 'u', mvsCode: 'x', brand: 'fiat', modelCode: '363', modelName: 'Pulse' }],
    };
    await showManuals();
    expect(text('.cars')).toMatch(/^Com um carro desta marca/);
    expect(document.querySelector('.cars button')).toBeNull();
  });
});

it('speaks Spanish', async () => {
  await showManuals({ language: 'es-AR' });
  expect(text('h2')).toBe('Manuales');
});
