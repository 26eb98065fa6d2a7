// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { $car } from '../../../../src/stores/car/current';
import { forgetAll } from '../../../../src/stores/remember';
import VersionComparator from '../../../../widgets/version-comparator/VersionComparator';
import { answerWith, held, page } from '../../lib/answers';
import { button, click, leave, render, settle, submit, text, type } from '../../lib/render';
import { about, asks, codeOf, comparison, mvs, putCar, sold } from './compared';

type Props = { versions?: string; model?: string; most?: number };
const view = (props: Props) => (
  <VersionComparator heading="" versions={props.versions ?? ''} model={props.model ?? ''} most={props.most} />
);
const show = (props: Props = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') => render(view(props), language);
const written = (letters: string) => [...letters].map(codeOf).join(' ');
const all = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
const names = () => all('thead .card b');
const lines = () => all('tbody .row.different .row-name > span, tbody .row.same .row-name > span');
const selects = () => [...document.querySelectorAll('select')];
const optionsOf = (place: number) => [...(selects()[place]?.options ?? [])].map(({ text }) => text);
const prices = () => all('.prices .cell').map((text) => text?.replace(/\s/g, ' '));
const status = () => text('.comparison > [role=status]');
const differences = () => document.querySelector('[role=switch]') as Element;

beforeAll(async () => {
  // What loads when it is used is there at once, so that no test waits for the disk.
  await Promise.all([
    import('../../../../widgets/version-comparator/work'),
    import('../../../../src/services/call/transport'),
  ]);
});
beforeEach(() => {
  forgetAll();
  localStorage.clear();
  putCar();
  page();
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe('the versions it begins with', () => {
  it('are those that the author wrote, by commas or spaces, each once and only where it is a code', async () => {
    answerWith(about('AB'));
    await show({ versions: `${codeOf('A')}, ${codeOf('B')} ${codeOf('A')} nonsense` });
    expect(names()).toEqual(['Drive', 'Trekking']);
    expect(all('.card small')).toEqual(['Argo 2026', 'Argo 2026']);
  });
  it('are as many as the author lets stand beside each other', async () => {
    answerWith(about('ABC'));
    await show({ versions: written('ABCD'), most: 3 });
    expect(names()).toHaveLength(3);
    expect(() => button('Adicionar versão')).toThrow();
  });
  it('are the lone written one and its first sibling', async () => {
    answerWith(about('C', 'CA'));
    await show({ versions: codeOf('C') });
    expect(names()).toEqual(['Volcano', 'Drive']);
  });
  it("are the first of the model's newest year", async () => {
    const versions = [mvs('E', { year: 2025 }), mvs('B'), mvs('C'), mvs('D')];
    answerWith({ '/model?': [{ modelCode: '358', modelName: 'Argo', versions }], ...about('BC') });
    await show({ model: 'argo' });
    expect(names()).toEqual(['Trekking', 'Volcano']);
  });
  it("are the current car's and its siblings, and follow it until the visitor changes something", async () => {
    putCar('B');
    answerWith(about('BA', 'CA', 'CAB'));
    await show();
    expect(names()).toEqual(['Trekking', 'Drive']);
    await act(async () => putCar('C'));
    await settle();
    expect(names()).toEqual(['Volcano', 'Drive']);
    await click(button('Adicionar versão'));
    expect(names()).toEqual(['Volcano', 'Drive', 'Trekking']);
    await act(async () => putCar('B'));
    await settle();
    expect(names()).toEqual(['Volcano', 'Drive', 'Trekking']);
  });
  it('are others once the author writes others', async () => {
    answerWith(about('AB', 'CD'));
    const { show: again } = await show({ versions: written('AB') });
    await again(view({ versions: written('CD') }));
    await settle();
    expect(names()).toEqual(['Volcano', 'Limited']);
  });
  it('are of the model that the visitor names where nothing else says which', async () => {
    const models = [
      { modelCode: '358', modelName: 'Argo', versions: [mvs('A'), mvs('B')] },
      { modelCode: '363', modelName: 'Pulse', versions: [mvs('C'), mvs('D')] },
    ];
    answerWith({ '/model?': models, ...about('CD') });
    await show();
    expect(text('.state-title')).toBe('Escolha um carro para comparar as suas versões');
    await type('#model', '363');
    await submit();
    expect(names()).toEqual(['Volcano', 'Limited']);
    expect(document.activeElement?.id).toBe('change-0');
  });
  it('are still to be named where the models cannot be had', async () => {
    answerWith({ '/model?': { status: 403 } });
    await show();
    expect(text('.state-title')).toBe('Escolha um carro para comparar as suas versões');
    expect(document.querySelector('form')).toBeNull();
  });
  it.each([
    ['no model of that name', { model: 'uno' }],
    ['one version only', { versions: codeOf('A') }],
  ])('cannot be compared where there is %s', async (_, props) => {
    answerWith({ '/model?': [], [asks('A')]: comparison('A', { others: [] }) });
    await show(props);
    expect(text('.state-title')).toBe('O comparativo não está disponível para o prazo selecionado');
    expect(text('.state')).toContain('pelo menos duas versões');
  });
});

describe('what is shown of them', () => {
  it('is highlights, colours by name, prices and lines, those that differ with a word', async () => {
    answerWith(about('AB'));
    await show({ versions: written('AB') });
    expect(all('.lists li')).toEqual(
      ['O melhor de Drive', 'O melhor de Trekking'].concat([
        'Branco',
        'Azul com teto preto',
        'Branco',
        'Azul com teto preto',
      ]),
    );
    expect(document.querySelectorAll('.swatch path')).toHaveLength(2);
    expect(prices()).toEqual(['R$ 100.000,00', 'R$ 100.001,00']);
    expect(all('.different .row-name')).toEqual(['Potência≠ (diferente)']);
    expect(all('caption')).toEqual(['Versões lado a lado: Argo Drive, Argo Trekking']);
  });
  it('is what matters first, then every item, or only what differs', async () => {
    answerWith(about('AC'));
    await show({ versions: written('AC') });
    expect(lines()).toEqual(['Potência≠ (diferente)', 'Combustível', 'Velocidade', 'Teto≠ (diferente)']);
    await click(button('Ver todos os itens'));
    expect(lines()).toHaveLength(5);
    expect(status()).toBe('5 itens na comparação.');
    expect(button('Ver só o principal').getAttribute('aria-expanded')).toBe('true');
    await click(differences());
    expect(lines()).toEqual(['Potência≠ (diferente)', 'Teto≠ (diferente)']);
    expect(status()).toBe('2 itens na comparação.');
    expect(() => button('Ver só o principal')).toThrow();
  });
  it('says that nothing differs where that is so', async () => {
    answerWith(about('BD'));
    await show({ versions: written('BD') });
    await click(differences());
    expect(text('.nothing')).toBe('Não há diferenças entre estas versões.');
  });
  it('takes the price of the answer where prices fail, and says which one is missing', async () => {
    const two = comparison('AD');
    if (two.versions[1]) two.versions[1].mvs.price = null as never;
    answerWith({ [asks('AD')]: two, batchPrices: { status: 403 } });
    await show({ versions: written('AD') });
    expect(prices()).toEqual(['R$ 90.000,00', 'Valor indisponível no momento']);
  });
  it('is text, whatever services send', async () => {
    const bad = '<img src=x onerror=alert(1)>';
    const two = comparison('AB', {
      highlights: [bad],
      colors: [{ id: '1', code: '1', name: bad, rgbList: ['url(javascript:1)', 'red'] }],
    });
    answerWith({ ...about(), [asks('AB')]: two });
    await show({ versions: written('AB') });
    expect(all('.lists li')).toEqual([bad, bad, bad, bad]);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('.swatch')?.innerHTML).not.toContain('javascript');
  });
  it('speaks Spanish', async () => {
    page({ country: 'AR', language: 'es-AR' });
    answerWith(about('AB'));
    await show({ versions: written('AB') }, 'es-AR');
    expect(text('h2')).toBe('Compará las versiones');
    expect(prices()[0]).toBe('$ 100.000,00');
    await click(button('Ver todos los ítems'));
    expect(status()).toBe('5 ítems en la comparación.');
  });
});

describe('what the visitor changes', () => {
  it('is the version of a column: of the same model, and in no other column', async () => {
    answerWith(about('AB', 'AC'));
    await show({ versions: written('AB') });
    expect(optionsOf(0)).toEqual(['Abarth, 2026', 'Drive, 2026', 'Limited, 2026', 'Volcano, 2026']);
    await type('#change-1', codeOf('C'));
    expect(names()).toEqual(['Drive', 'Volcano']);
    expect(status()).toBe('Trocando para Argo Volcano… Comparando Argo Drive, Argo Volcano.');
  });
  it('is one more, whose list gets the focus, and one less while more than two are left', async () => {
    answerWith(about('AB', 'ABC', 'AC'));
    await show({ versions: written('AB') });
    expect(() => button(/^Remover/)).toThrow();
    await click(button('Adicionar versão'));
    expect(names()).toEqual(['Drive', 'Trekking', 'Volcano']);
    expect(document.activeElement?.id).toBe('change-2');
    await click(button('Remover Argo Trekking'));
    expect(names()).toEqual(['Drive', 'Volcano']);
    expect(document.activeElement?.id).toBe('change-2');
    expect(status()).toContain('Argo Trekking saiu da comparação.');
    expect(() => button(/^Remover/)).toThrow();
  });
  it('leaves the others in sight while a column is on its way', async () => {
    const late = held(comparison('AC'));
    answerWith({ [asks('AC')]: late, ...about('AB') });
    await show({ versions: written('AB') });
    await type('#change-1', codeOf('C'));
    expect(names()).toEqual(['Drive', 'Volcano']);
    expect(document.querySelector('.region')?.getAttribute('aria-busy')).toBe('true');
    expect(all('.different .cell, .same .cell').slice(0, 2)).toEqual(['75 cv', '']);
    late.go();
    await settle();
    expect(all('.different .cell').slice(0, 2)).toEqual(['75 cv', '107 cv']);
  });
  it('is not undone by a late answer to what was there before', async () => {
    const late = held(comparison('AC'));
    answerWith({ [asks('AC')]: late, ...about('AB', 'AD') });
    await show({ versions: written('AB') });
    await type('#change-1', codeOf('C'));
    await type('#change-1', codeOf('D'));
    expect(names()).toEqual(['Drive', 'Limited']);
    late.go();
    await settle();
    expect(names()).toEqual(['Drive', 'Limited']);
    expect(all('.lists li')).toContain('O melhor de Limited');
  });
});

describe('the choice', () => {
  it("becomes the page's current car, is told and marked; the columns stay as they are", async () => {
    putCar('A');
    answerWith({ '/v2/car/web': sold('B'), ...about('AB') });
    const heard = vi.fn();
    const { element } = await show();
    element.addEventListener('vt-version-selected', (event) => heard((event as CustomEvent).detail));
    expect(button('Escolhida Argo Drive').getAttribute('aria-pressed')).toBe('true');
    await click(button('Configurar Argo Trekking'));
    expect($car.get().mvs?.code).toBe(codeOf('B'));
    expect(heard.mock.calls).toEqual([[{ mvsCode: codeOf('B'), year: 2026 }]]);
    expect(names()).toEqual(['Drive', 'Trekking']);
    expect(button('Escolhida Argo Trekking').getAttribute('aria-pressed')).toBe('true');
    expect(status()).toBe('Argo Trekking é a versão escolhida.');
  });
  it.each([
    [404, 'Esta versão não está mais disponível.'],
    [403, 'Não foi possível carregar as informações'],
  ])('says what went wrong where the car ends in %d', async (status, words) => {
    answerWith({ '/v2/car/web': { status }, ...about('AB') });
    await show({ versions: written('AB') });
    await click(button('Configurar Argo Trekking'));
    expect(text('[role=alert]')).toBe(words);
    expect(names()).toEqual(['Drive', 'Trekking']);
  });
});

describe('failures', () => {
  it('of the service are said, and it is asked again', async () => {
    answerWith({ [asks('AB')]: { status: 403 } });
    await show({ versions: written('AB') });
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    answerWith(about('AB'));
    await click(button('Tentar novamente'));
    expect(names()).toEqual(['Drive', 'Trekking']);
  });
  it('of the models likewise', async () => {
    answerWith({ '/model?': { status: 403 } });
    await show({ model: '358' });
    answerWith({
      '/model?': [{ modelCode: '358', modelName: 'Argo', versions: [mvs('A'), mvs('B')] }],
      ...about('AB'),
    });
    await click(button('Tentar novamente'));
    expect(names()).toEqual(['Drive', 'Trekking']);
  });
  it.each([404, 422])('with %d: these versions are not compared', async (status) => {
    answerWith({ [asks('AB')]: { status } });
    await show({ versions: written('AB') });
    expect(text('.state-title')).toBe('O comparativo não está disponível para o prazo selecionado');
  });
  it('of a change leave the versions there are, with a way back', async () => {
    answerWith({ [asks('AC')]: { status: 404 }, ...about('AB') });
    await show({ versions: written('AB') });
    await type('#change-1', codeOf('C'));
    expect(text('[role=alert]')).toBe('O comparativo não está disponível para o prazo selecionado');
    expect(all('.lists li')).toContain('O melhor de Drive');
    await click(button('Voltar à comparação anterior'));
    expect(names()).toEqual(['Drive', 'Trekking']);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
  it('of a change can be tried again', async () => {
    answerWith({ [asks('AC')]: { status: 403 }, ...about('AB') });
    await show({ versions: written('AB') });
    await type('#change-1', codeOf('C'));
    answerWith(about('AC'));
    await click(button('Tentar novamente'));
    expect(all('.lists li')).toContain('O melhor de Volcano');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
  it('leave out a version that the service does not answer about', async () => {
    answerWith({ ...about(), [asks('ABC')]: comparison('AC') });
    await show({ versions: written('ABC') });
    expect(names()).toEqual(['Drive', 'Volcano']);
  });
});
