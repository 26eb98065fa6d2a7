import { describe, expect, it } from 'vitest';
import type { Because } from '#domain/parts/change';
import { explainColor, explainQuestion, explainReason } from '#domain/parts/explain';
import * as portuguese from '#domain/parts/words';
import * as spanish from '#domain/parts/words.es-AR';

const names: Record<string, string> = { a: 'Teto solar', b: 'Pacote $& Tech', red: 'Vermelho' };
const nameOf = (id: string) => names[id] ?? id;

describe('messages for visitors', () => {
  it.each(Object.keys(portuguese.REASONS) as Because[])('of %s has words in both languages', (because) => {
    const said = [portuguese, spanish].map((words) =>
      explainReason({ part: 'a', because, by: 'b' }, nameOf, words),
    );
    expect(new Set(said).size).toBe(2);
    for (const text of said) expect(text).not.toMatch(/[{}]|undefined/);
  });

  it('names the parts as they are called', () => {
    const said = (because: Because, by = 'b') =>
      explainReason({ part: 'a', because, by }, nameOf, portuguese);
    expect(said('included')).toBe('Teto solar vem com Pacote $& Tech');
    expect(said('selected', 'a')).toBe('Você escolheu Teto solar');
  });

  it('of what can never be had is that it is not available', () => {
    for (const because of ['contradictory', 'no-color', 'unknown'] as const) {
      expect(explainReason({ part: 'a', because, by: 'a' }, nameOf, portuguese)).toBe(
        'Este item não está disponível para esta versão',
      );
    }
  });

  it('asks', () => {
    const ask = (needs: 'alternatives' | 'dependency', words: typeof portuguese | typeof spanish) =>
      explainQuestion({ part: 'a', needs, answers: ['b'] }, nameOf, words);
    expect(ask('dependency', portuguese)).toBe(
      'Para ter Teto solar, é preciso incluir também Pacote $& Tech',
    );
    expect(ask('alternatives', spanish)).toBe('Para tener Teto solar, elegí una de estas opciones:');
  });

  it('says why not a colour', () => {
    const said = (because: 'without' | 'restricted', words: typeof portuguese | typeof spanish) =>
      explainColor({ color: 'red', because, by: 'a' }, nameOf, words);
    expect(said('without', portuguese)).toBe('A cor Vermelho só está disponível com Teto solar');
    expect(said('restricted', spanish)).toBe('El color Vermelho no está disponible con Teto solar');
  });
});
