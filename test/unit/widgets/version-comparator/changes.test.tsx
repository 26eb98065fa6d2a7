// @vitest-environment happy-dom

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerWith, held } from '../../lib/answers';
import { button, click, settle, text, texts, type } from '../../lib/render';
import { about, asks, codeOf, comparison, mvs } from './compared';
import {
  leaveComparator,
  loadComparator,
  names,
  openComparator,
  optionsOf,
  show,
  status,
  written,
} from './shown';

beforeAll(loadComparator);
beforeEach(openComparator);
afterEach(leaveComparator);

describe('what the visitor changes', () => {
  it('is the version of a column: of the same model, and in no other column', async () => {
    answerWith(about('AB', 'AC'));
    await show({ versions: written('AB') });
    expect(optionsOf(0)).toEqual(['Abarth, 2026', 'Drive, 2026', 'Limited, 2026', 'Volcano, 2026']);
    await type('#change-1', codeOf('C'));
    expect(names()).toEqual(['Drive', 'Volcano']);
    expect(status()).toBe('Argo Volcano entrou na comparação.');
  });
  it('is one more, whose list gets the focus, and one less while more than two are left', async () => {
    answerWith(about('AB', 'ABC', 'AC'));
    await show({ versions: written('AB') });
    expect(() => button(/^Remover/)).toThrow();
    await click(button('Adicionar versão'));
    expect(names()).toEqual(['Drive', 'Trekking', 'Volcano']);
    expect(status()).toBe('Argo Volcano entrou na comparação.');
    expect(document.activeElement?.id).toBe('change-2');
    await click(button('Remover Argo Trekking'));
    expect(names()).toEqual(['Drive', 'Volcano']);
    expect(document.activeElement?.id).toBe('change-2');
    expect(status()).toBe('Argo Trekking saiu da comparação.');
    expect(() => button(/^Remover/)).toThrow();
  });
  it('is at most four versions, each in one column only', async () => {
    answerWith(about('AB', 'ABC', 'ABCD'));
    await show({ versions: written('AB') });
    await click(button('Adicionar versão'));
    await click(button('Adicionar versão'));
    expect(names()).toEqual(['Drive', 'Trekking', 'Volcano', 'Limited']);
    expect(() => button('Adicionar versão')).toThrow();
    expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(
      [...'ABCD'].map(codeOf),
    );
    expect(optionsOf(1)).toEqual(['Abarth, 2026', 'Trekking, 2026']);
  });
  it('leaves the others in sight while a column is on its way', async () => {
    const late = held(comparison('AC'));
    answerWith({ [asks('AC')]: late, ...about('AB') });
    await show({ versions: written('AB') });
    await type('#change-1', codeOf('C'));
    expect(names()).toEqual(['Drive', 'Volcano']);
    expect(document.querySelector('.region')?.getAttribute('aria-busy')).toBe('true');
    expect(texts('.different .cell, .same .cell').slice(0, 2)).toEqual(['75 cv', '']);
    late.go();
    await settle();
    expect(texts('.different .cell').slice(0, 2)).toEqual(['75 cv', '107 cv']);
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
    expect(document.querySelector<HTMLSelectElement>('#change-1')?.value).toBe(codeOf('D'));
    expect(texts('.lists li')).toContain('O melhor de Limited');
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
    expect(texts('.lists li')).toContain('O melhor de Drive');
    expect(texts('.different .cell, .same .cell')).toContain('75 cv');
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
    expect(texts('.lists li')).toContain('O melhor de Volcano');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
  it('leave out a version that the service does not answer about', async () => {
    answerWith({ ...about(), [asks('ABC')]: comparison('AC') });
    await show({ versions: written('ABC') });
    expect(names()).toEqual(['Drive', 'Volcano']);
  });
});
