// @vitest-environment happy-dom

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearQueryCache } from '#services/http/query-cache';
import { answerWith, page } from '../../lib/answers';
import { button, click, leave, text, texts } from '../../lib/render';
import { about, asks, comparison } from './compared';
import {
  differences,
  leaveComparator,
  lines,
  loadComparator,
  openComparator,
  prices,
  show,
  status,
  written,
} from './shown';

beforeAll(loadComparator);
beforeEach(openComparator);
afterEach(leaveComparator);

describe('what is shown of them', () => {
  it('is highlights, colours by name, prices and lines, those that differ with a word', async () => {
    answerWith(about('AB'));
    await show({ versions: written('AB') });
    expect(texts('.lists li')).toEqual(
      ['O melhor de Drive', 'O melhor de Trekking'].concat([
        'Branco',
        'Azul com teto preto',
        'Branco',
        'Azul com teto preto',
      ]),
    );
    expect(document.querySelectorAll('.swatch path')).toHaveLength(2);
    expect(prices()).toEqual(['R$ 100.000,00', 'R$ 100.001,00']);
    expect(texts('.different .row-name')).toEqual(['Potência≠ (diferente)']);
    expect(texts('caption')).toEqual(['Versões lado a lado: Argo Drive, Argo Trekking']);
  });
  it('is what matters first, then every item, or only what differs', async () => {
    answerWith(about('AC'));
    await show({ versions: written('AC') });
    const first = ['Potência≠ (diferente)', 'Combustível', 'Velocidade', 'Teto≠ (diferente)'];
    expect(lines()).toEqual(first);
    await click(button('Ver todos os itens'));
    expect(lines()).toHaveLength(5);
    expect(status()).toBe('5 itens na comparação.');
    // Its name tells it: a state beside it is said against the name.
    expect(button('Ver só o principal').hasAttribute('aria-expanded')).toBe(false);
    await click(differences());
    expect(lines()).toEqual(['Potência≠ (diferente)', 'Teto≠ (diferente)']);
    expect(status()).toBe('2 itens na comparação.');
    expect(() => button('Ver só o principal')).toThrow();
    await click(differences());
    expect(lines()).toHaveLength(5);
    expect(status()).toBe('5 itens na comparação.');
    await click(button('Ver só o principal'));
    expect(lines()).toEqual(first);
    expect(() => button('Ver só o principal')).toThrow();
  });
  it('says that nothing differs where that is so', async () => {
    answerWith(about('BD'));
    await show({ versions: written('BD') });
    await click(differences());
    // The highlights differ, the colours do not.
    expect(text('.nothing')).toBe('');
    expect(texts('.lists .row-name')).toEqual(['Destaques']);
    answerWith({ ...about('BD'), [asks('BD')]: comparison('BD', { highlights: ['Flex'] }) });
    clearQueryCache();
    await leave();
    await show({ versions: written('BD') });
    await click(differences());
    expect(texts('.lists .row-name')).toEqual([]);
    expect(text('.nothing')).toBe('Não há diferenças entre estas versões.');
  });
  it('is of lists only what one version has and another has not, if differences alone are shown', async () => {
    const answer = comparison('AB');
    const [, other] = answer.versions;
    other?.colors.push({ id: 'B3', code: '3', name: 'Vermelho', rgbList: ['#ff0000'] });
    answerWith({ ...about('AB'), [asks('AB')]: answer });
    await show({ versions: written('AB') });
    await click(differences());
    expect(texts('.lists td')).toEqual(['O melhor de Drive', 'O melhor de Trekking', '—', 'Vermelho']);
    await click(differences());
    expect(texts('.lists li')).toHaveLength(7);
  });
  it('names versions of the same name by their year too', async () => {
    const answer = comparison('AB');
    for (const [index, { mvs }] of answer.versions.entries())
      Object.assign(mvs, { versionName: 'Drive', year: 2025 + index });
    answerWith({ ...about('AB'), [asks('AB')]: answer });
    await show({ versions: written('AB') });
    expect(texts('.links-row .button')).toEqual(['Escolher Argo Drive 2025', 'Escolher Argo Drive 2026']);
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
    expect(texts('.lists li')).toEqual([bad, bad, bad, bad]);
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
