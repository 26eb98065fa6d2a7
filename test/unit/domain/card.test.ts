import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardBrand,
  cardCvv,
  cardExpired,
  cardName,
  creditCard,
  creditCardDueDate,
} from '#domain/payment/card';

/** Numbers that payment companies publish for tests. */
const NUMBERS: [number: string, brand: string][] = [
  ['4111 1111 1111 1111', 'Visa'],
  ['4222222222222', 'Visa'],
  ['378282246310005', 'Amex'],
  ['341111111111111', 'Amex'],
  ['5555555555554444', 'Mastercard'],
  ['2223003122003222', 'Mastercard'],
  ['6011111111111117', 'Discover'],
  ['6011000990139424', 'Discover'],
  ['30569309025904', 'Diners'],
  ['38520000023237', 'Diners'],
  ['3566002020360505', 'JCB'],
  ['3530111333300000', 'JCB'],
  ['6250941006528599', 'China Union Pay'],
  ['6062825624254001', 'Hipercard'],
  ['6362970000457013', 'Elo'],
  ['4011780000000006', 'Elo'],
  ['5067310000000010', 'Elo'],
  ['6505050000000004', 'Elo'],
];

describe('card numbers', () => {
  it.each(NUMBERS)('%s are of %s', (number, brand) => {
    const [from, to] = brand === 'Elo' ? [0, 6] : [0, 4];
    expect(cardBrand(number)).toBe(brand);
    expect(cardBrand(number.replace(/ /g, '').slice(from, to + (brand === 'Hipercard' ? 2 : 0)))).toBe(brand);
  });
  it.each(NUMBERS.filter(([number]) => !number.startsWith('6505') && !/^(4011|5067)/.test(number)))(
    '%s are valid',
    (number) => expect(creditCard(number)).toBe(true),
  );
  it.each([
    '',
    '0000000000000000',
    '411111111111',
    '41111111111111111111',
    '4111111111111112',
    '4111-1111-1111-1111',
  ])('%j is none', (number) => expect(creditCard(number)).toBe(false));
  it.each(['', '9', '0000', '7000'])('%j belongs to no brand', (number) =>
    expect(cardBrand(number)).toBeNull(),
  );
  it('show Elo from the sixth digit on', () => {
    expect([cardBrand('40117'), cardBrand('401178')]).toEqual(['Visa', 'Elo']);
    expect([cardBrand('65050'), cardBrand('650505')]).toEqual(['Discover', 'Elo']);
  });
  it('fail with any one digit changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NUMBERS.slice(0, 14)),
        fc.nat(12),
        fc.integer({ min: 1, max: 9 }),
        ([number], place, step) => {
          const digits = [...number.replace(/ /g, '')];
          digits[place] = String((Number(digits[place]) + step) % 10);
          expect(creditCard(digits.join(''))).toBe(false);
        },
      ),
    );
  });
});

describe('creditCardDueDate', () => {
  const now = new Date(2026, 10, 20);
  it.each(['12/26', '01/27', ' 11/68 '])('takes %j in November 2026', (value) =>
    expect(creditCardDueDate(value, { now })).toBe(true),
  );
  it.each(['', '11/26', '10/26', '12/25', '13/27', '00/27', '1/27', '12/2027', '1227', '01/69', '12/99'])(
    'refuses %j',
    (value) => expect(creditCardDueDate(value, { now })).toBe(false),
  );
  it('looks from today where nothing else is said', () => {
    expect(creditCardDueDate('01/00')).toBe(false);
    expect(creditCardDueDate('12/68')).toBe(true);
  });
});

describe('cardExpired', () => {
  const now = new Date(2026, 10, 20);
  it.each(['10/26', '12/25', ' 01/20 '])('is %j in November 2026', (value) =>
    expect(cardExpired(value, now)).toBe(true),
  );
  it.each(['11/26', '01/27', '', 'soon'])('is not %j', (value) =>
    expect(cardExpired(value, now)).toBe(false),
  );
  it('looks from today where nothing else is said', () => expect(cardExpired('01/00')).toBe(true));
});

describe('cardCvv', () => {
  it('has 3 digits, Amex 4, either where the brand is not known', () => {
    const sizes = ['12', '123', '1234', '12345', '12a'];
    const taken = (brand?: 'Visa' | 'Amex' | null) => sizes.filter((value) => cardCvv(value, { brand }));
    expect(taken('Visa')).toEqual(['123']);
    expect(taken('Amex')).toEqual(['1234']);
    expect(taken(null)).toEqual(['123', '1234']);
    expect([cardCvv('123'), cardCvv('')]).toEqual([true, false]);
  });
});

describe('cardName', () => {
  it.each(['ANA SOUZA', ' ANA S SOUZA ', "J. D'AVILA", 'J SILVA', 'JOSE SOUZA JR.'])('takes %j', (value) =>
    expect(cardName(value)).toBe(true),
  );
  it.each(['', 'A', 'ANA 2', '4111', '. ANA', 'ANA <b>'])('refuses %j', (value) =>
    expect(cardName(value)).toBe(false),
  );
});
