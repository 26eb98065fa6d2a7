import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_AMOUNT } from '#domain/core/bounds';
import { amountText } from '#domain/money/currency';
import {
  amountDoubt,
  parseEditedAmount,
  parseTypedAmount,
  parseTypedPercent,
  readAmount,
} from '#domain/money/typed-amount';

/** What people type and paste, and what spreadsheets of several languages write, beside what it means. */
const ONE_MEANING: [written: string, amount: number][] = [
  // As prices are written in both countries.
  ['45000000', 45_000_000],
  ['35.000.000,00', 35_000_000],
  ['999.999.999,99', 999_999_999.99],
  ['R$ 1.234,56', 1234.56],
  ['R$1.234,56', 1234.56],
  ['AR$ 1.234,56', 1234.56],
  ['$ 45.000.000', 45_000_000],
  ['ARS 1.234,56', 1234.56],
  ['1.234,56 BRL', 1234.56],
  ['1.234', 1234],
  ['1234,5', 1234.5],
  ['0,5', 0.5],
  ['0,50', 0.5],
  ['1.234,5600', 1234.56],
  ['00120', 120],
  // As English spreadsheets write them.
  ['91,490.00', 91_490],
  ['1,234.56', 1234.56],
  ['$ 189,990.00', 189_990],
  ['$189,990.00', 189_990],
  ['1,234,567', 1_234_567],
  ['1,234,567.8', 1_234_567.8],
  ['4500.5', 4500.5],
  ['4500.50', 4500.5],
  // As they leave cells.
  ['="1234,50"', 1234.5],
  ["'1234,50", 1234.5],
  ['"1.234,50"', 1234.5],
  ['\u202a1.234,50\u202c', 1234.5],
  ['1\u00a0234,50', 1234.5],
  ['1 234,50', 1234.5],
  // Below zero, with each sign that stands for a minus, and as accountants write it.
  ['-1,00', -1],
  ['− R$ 1,00', -1],
  ['–1,00', -1],
  ['-R$ 1,00', -1],
  ['(1.234,56)', -1234.56],
];

const TWO_MEANINGS: [written: string, readings: [number, number]][] = [
  ['1,234', [1.234, 1234]],
  ['91,490', [91.49, 91_490]],
  ['189990.123', [189_990.123, 189_990_123]],
  ['1234,567', [1234.567, 1_234_567]],
  ['01.234', [1.234, 1234]],
  ['-1,234', [-1.234, -1234]],
];

const NONE = [
  ...['', ' ', 'R$', 'a combinar', 'mil', '1e3', '1,22233E+13', '--1', '1,', ',5', '.', '1..2', '1.2.3'],
  ...['1,2,3', '1.23,45', '12.34,5', '1.234.56', '1,234.567,8', '1.2345.678', 'US$ 10', '€ 10', '10%'],
];

describe('an amount', () => {
  it.each(ONE_MEANING)('%j is %d', (written, amount) => expect(parseTypedAmount(written)).toBe(amount));
  it.each(TWO_MEANINGS)('%j may be two amounts, and is none', (written, readings) => {
    expect(readAmount(written)).toEqual({ readings });
    expect(parseTypedAmount(written)).toBeNull();
  });
  it.each(NONE)('%j is none', (written) => expect(readAmount(written)).toEqual({ problem: 'none' }));
  it.each(['1.234,567', '0,125', '1.2345', '-1,5555', '99999999999,999'])(
    '%j has more than cents',
    (written) => expect(readAmount(written)).toEqual({ problem: 'decimals' }),
  );
  it.each(['9'.repeat(13), '1'.repeat(400), '999.999.999.999,00'])('%j is too large', (written) =>
    expect(readAmount(written)).toEqual({ problem: 'large' }),
  );
  it('is never read as one a thousand times as large or as small, however it is written', () => {
    const amounts = fc.integer({ min: 0, max: LARGEST_AMOUNT * 100 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(amounts, fc.constantFrom('pt-BR', 'es-AR', 'en-US', 'de-CH'), (amount, locale) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
        expect([amount, null]).toContain(parseTypedAmount(format.format(amount)));
        if (locale !== 'de-CH') expect(parseTypedAmount(format.format(amount))).toBe(amount);
      }),
    );
  });
});

describe('what a field says', () => {
  it('are both amounts that a text may be', () => {
    expect(amountDoubt(' 1,234 ', 'pt-BR').replaceAll('\u00a0', ' ')).toBe(
      '“1,234” pode ser R$ 1,23 ou R$ 1.234,00. Escreva de novo.',
    );
    expect(amountDoubt('91,490', 'es-AR').replaceAll('\u00a0', ' ')).toBe(
      '“91,490” puede ser $ 91,49 o $ 91.490,00. Escribilo de nuevo.',
    );
  });
  it('are said with the text as it was pasted, whatever it has', () =>
    expect(amountDoubt('$1,234', 'pt-BR')).toMatch(/^“\$1,234” pode ser R\$/));
  it.each([
    ['1.234,567', 'Use no máximo duas casas decimais'],
    ['9'.repeat(13), 'Este valor é alto demais'],
    ['mil', ''],
    ['1.234', ''],
  ])('of %j: %j', (written, words) => expect(amountDoubt(written, 'pt-BR')).toBe(words));
});

describe('a field that nobody changes', () => {
  it('keeps every amount that a service may send', () => {
    const any = fc.double({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT, noNaN: true });
    fc.assert(
      fc.property(any, (amount) => {
        expect(parseEditedAmount(amountText(amount), amount)).toBe(amount);
      }),
    );
  });
  it.each([
    ['10,00', 10.004, 10.004],
    ['10,01', 10.004, 10.01],
    ['', 10, null],
    ['10,00', undefined, 10],
  ])('%j of %s is %s', (typed, known, amount) => expect(parseEditedAmount(typed, known)).toBe(amount));
  it('is empty for no amount', () => expect(amountText(Number.NaN)).toBe(''));
});

describe('a percentage', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5 %', 12.5],
    ['12,345', 12.345],
    ['1,2,3', null],
    ['', null],
    ['9'.repeat(13), null],
  ])('%j is %s', (typed, percent) => expect(parseTypedPercent(typed)).toBe(percent));
});
