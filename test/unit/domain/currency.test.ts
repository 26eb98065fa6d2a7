import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCurrency, parsePrice } from '#domain/money/currency';

describe('formatCurrency', () => {
  it.each([
    [0, 'R$ 0,00'],
    [1, 'R$ 1,00'],
    [0.1 + 0.2, 'R$ 0,30'],
    [1.005, 'R$ 1,01'],
    [8.345, 'R$ 8,35'],
    [1234.56, 'R$ 1.234,56'],
    [999.995, 'R$ 1.000,00'],
    [1e7, 'R$ 10.000.000,00'],
    [-0.001, 'R$ 0,00'],
    [-0.005, '− R$ 0,01'],
    [-1234.5, '− R$ 1.234,50'],
    [1e-7, 'R$ 0,00'],
  ])('%d is %s', (value, text) => expect(formatCurrency(value).replaceAll('\u00a0', ' ')).toBe(text));
  it('is pesos in Spanish', () => expect(formatCurrency(1234.56, 'es-AR')).toBe('$\u00a01.234,56'));
  it('has spaces at which no line breaks', () =>
    expect([formatCurrency(1), formatCurrency(-1)]).toEqual(['R$\u00a01,00', '−\u00a0R$\u00a01,00']));
  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15])('of %d says that it is not available', (value) => {
    expect(formatCurrency(value)).toBe('Valor indisponível no momento');
    expect(formatCurrency(value, 'es-AR')).toBe('Valor no disponible en este momento');
  });
});

describe('parsePrice', () => {
  it.each([
    ['R$ 1.234,56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['$ 1.234.567,89', 1234567.89],
    ['1.234', 1234],
    ['0,5', 0.5],
    ['-R$ 1,00', -1],
    ['− R$ 1,00', -1],
  ])('%j is %d', (text, value) => expect(parsePrice(text)).toBe(value));
  it.each(['', 'R$', '1,2,3', '12,', ',5', 'a combinar', '1e3', '--1', '9'.repeat(13), '9'.repeat(400)])(
    '%j is no price',
    (text) => expect(parsePrice(text)).toBeNull(),
  );
  it('reads what was written, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
        fc.constantFrom('pt-BR', 'es-AR'),
        (cents, language) => {
          const amount = cents / 100;
          expect(parsePrice(formatCurrency(amount, language))).toBe(amount);
        },
      ),
    );
  });
});
