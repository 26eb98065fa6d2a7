import { describe, expect, it } from 'vitest';
import { hasWords, relevance } from '#demo-pages/pages/assets/search-words.js';

describe('relevance', () => {
  const texts = ['Revisões vt-maintenance-simulator', 'O preço em cada estado', 'mantenimiento payment'];
  it.each(['REVISOES', 'revisões', 'vt-maint', 'preco estado', 'Mantenimiento', 'revis preç', ''])(
    'finds %j without accents, capitals or order',
    (search) => expect(relevance(texts, search)).toBeGreaterThan(0),
  );
  it.each(['recall', 'revisões recall'])('is 0 where a word of %j is missing', (search) =>
    expect(relevance(texts, search)).toBe(0),
  );
  it.each([
    ['payments', 'payment', 1],
    ['gas', 'ga', 0],
    ['financiar', 'financiamento', 1],
    ['agendar', 'agendá tu turno', 1],
    ['pagar', 'paginas', 0],
  ] as const)(
    'a plural or a verb finds other forms of the word, a short one does not: %s in %s',
    (search, text, found) => {
      expect(Math.sign(relevance([text], search))).toBe(found);
    },
  );
  it('is more in an earlier text, and at the beginning of a word', () => {
    expect(relevance(['recall', ''], 'recall')).toBeGreaterThan(relevance(['', 'recall'], 'recall'));
    expect(relevance(['carro'], 'car')).toBeGreaterThan(relevance(['macarrão'], 'car'));
    expect(relevance(['vt-offers'], 'vt-offers')).toBeGreaterThan(relevance(['xvt-offers'], 'vt-offers'));
  });
});

it('hasWords takes every word in any order', () => {
  expect(hasWords('Página de lançamento', 'lanc pag')).toBe(true);
  expect(hasWords('Página de lançamento', 'lanc oferta')).toBe(false);
  expect(hasWords('Página', '  ')).toBe(true);
});
