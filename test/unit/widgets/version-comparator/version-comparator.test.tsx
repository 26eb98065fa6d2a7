// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { $car } from '#features/car/car-store';
import {
  $configurationRequest,
  answerConfigurationRequest,
} from '#features/car/current/configuration-request';
import { answerWith } from '../../lib/answers';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import { about, asks, codeOf, comparison, mvs, putCar, sold } from './compared';
import { leaveComparator, loadComparator, names, openComparator, show, status, view, written } from './shown';

beforeAll(loadComparator);
beforeEach(openComparator);
afterEach(leaveComparator);

describe('the versions it begins with', () => {
  it('are those that the author wrote, by commas or spaces, each once and only where it is a code', async () => {
    answerWith(about('AB'));
    await show({ versions: `${codeOf('A')}, ${codeOf('B')} ${codeOf('A')} nonsense` });
    expect(names()).toEqual(['Drive', 'Trekking']);
    expect(texts('.card small')).toEqual(['Argo 2026', 'Argo 2026']);
  });
  it('are as many as the author lets stand beside each other', async () => {
    answerWith(about('ABC'));
    await show({ versions: written('ABCD'), maxVersions: 3 });
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
    answerWith(about('AB', 'CD', 'B', 'BA'));
    const { show: again } = await show({ versions: written('AB') });
    await again(view({ versions: written('CD') }));
    await settle();
    expect(names()).toEqual(['Volcano', 'Limited']);
    // A lone one brings its first sibling, whatever stood beside it before.
    await again(view({ versions: written('B') }));
    await settle();
    expect(names()).toEqual(['Trekking', 'Drive']);
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

describe('the choice', () => {
  it("becomes the page's current car, is told and marked; the columns stay as they are", async () => {
    putCar('A');
    answerWith({ '/v2/car/web': sold('B'), ...about('AB') });
    const heard = vi.fn();
    const { element } = await show();
    element.addEventListener('vt-version-selected', (event) => heard((event as CustomEvent).detail));
    // The name tells that it is chosen: a state besides would be told twice.
    expect(button('Escolhida Argo Drive').hasAttribute('aria-pressed')).toBe(false);
    await click(button('Escolher Argo Trekking'));
    expect($car.get().mvs?.code).toBe(codeOf('B'));
    expect(heard.mock.calls).toEqual([[{ mvsCode: codeOf('B'), year: 2026 }]]);
    expect(names()).toEqual(['Drive', 'Trekking']);
    expect(button('Escolhida Argo Trekking')).toBeTruthy();
    expect(status()).toBe('Argo Trekking é a versão escolhida.');
    expect($configurationRequest.get()).toBe(false);
  });
  it("leads to the page's configurator, which may load later", async () => {
    answerWith({ '/v2/car/web': sold('B'), ...about('AB') });
    const configurator = document.createElement('vt-configurator');
    document.documentElement.append(configurator);
    await show({ versions: written('AB') });
    await click(button('Configurar Argo Trekking'));
    expect($configurationRequest.get()).toBe(true);
    answerConfigurationRequest();
    configurator.remove();
  });
  it("leads to the author's page with a configurator, with the version in its address", async () => {
    answerWith(about('AB'));
    await show({ versions: written('AB'), configureUrl: '/monte?utm=x' });
    const link = [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Configurar Argo Trekking',
    );
    expect(link?.href).toBe(`${location.origin}/monte?utm=x&vt-car=${codeOf('B')}~2026~~~~`);
  });
  it.each([
    [404, 'Esta versão não está mais disponível.'],
    [403, 'Não foi possível carregar as informações'],
  ])('says what went wrong where the car ends in %d', async (status, words) => {
    answerWith({ '/v2/car/web': { status }, ...about('AB') });
    await show({ versions: written('AB') });
    await click(button('Escolher Argo Trekking'));
    expect(text('[role=alert]')).toBe(words);
    expect(names()).toEqual(['Drive', 'Trekking']);
  });
});
