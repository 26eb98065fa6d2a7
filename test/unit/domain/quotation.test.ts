import { describe, expect, it } from 'vitest';
import { isSeller } from '#domain/access/sellers';
import { finalPrice, isNewPriceHighEnough, isValidOn } from '#domain/quotation/conditions';
import { isLineKind, lineChanges, type QuotedLine } from '#domain/quotation/quoted-lines';
import { daysInStock, isFinishSaid, stockDifferences } from '#domain/quotation/stock-car';

const today = { year: 2026, month: 11, day: 27 };

it.each([
  [['user_dealer'], true],
  [['customer', 'dealer_manager'], true],
  [['sales_customer', 'sales'], false],
  [null, false],
  [undefined, false],
])('the roles %j sell: %s', (roles, sells) => expect(isSeller(roles)).toBe(sells));

describe('the price to the customer', () => {
  it.each([
    [100_000, { newPrice: null, discount: 0 }, 100_000],
    [100_000, { newPrice: null, discount: 1500.5 }, 98_499.5],
    [100_000, { newPrice: 109_000, discount: 1500 }, 107_500],
    [null, { newPrice: 109_000, discount: 0 }, 109_000],
    [100_000, { newPrice: 1000, discount: 1500 }, null],
    [1000, { newPrice: null, discount: 1500 }, null],
    [null, { newPrice: null, discount: 0 }, null],
  ])('of %s with %j is %s', (total, conditions, price) => expect(finalPrice(total, conditions)).toBe(price));

  it.each([
    [null, 100, true],
    [100.01, null, true],
    [100.01, 100, true],
    [100, 100, false],
    [99, 100, false],
  ])('a new price of %s over an initial one of %s: %s', (price, initial, enough) =>
    expect(isNewPriceHighEnough(price, initial)).toBe(enough),
  );

  it.each([
    ['', true],
    ['2026-11-27', true],
    ['2026-12-31', true],
    ['2026-11-26', false],
    ['2026-02-31', false],
    ['soon', false],
  ])('is valid today until "%s": %s', (validity, valid) => expect(isValidOn(validity, today)).toBe(valid));
});

describe('the lines of a quotation', () => {
  const line = (code: string, amount: number | null): QuotedLine => ({
    kind: 'optional',
    code,
    name: code,
    amount,
  });
  it('name what costs another amount now, and what is no longer offered', () => {
    const now: Record<string, number | null> = { SAME: 10, DEARER: 12.3, CHEAPER: 8, UNKNOWN: null, WAS: 5 };
    const lines = [
      line('SAME', 10),
      line('DEARER', 10.1),
      line('CHEAPER', 10),
      line('UNKNOWN', 10),
      line('WAS', null),
      line('GONE', 10),
    ];
    expect(lineChanges(lines, (_, code) => now[code])).toEqual([
      { ...line('DEARER', 10.1), now: 12.3, difference: 2.2 },
      { ...line('CHEAPER', 10), now: 8, difference: -2 },
      { ...line('GONE', 10), now: null, difference: null },
    ]);
  });
  it.each([
    ['version', true],
    ['toString', false],
  ])('a kind %s: %s', (word, known) => expect(isLineKind(word)).toBe(known));
});

describe('a car in stock', () => {
  const wish = { colorCode: '1', coatingCode: 'A', optionalCodes: ['X', 'Y'] };
  it.each([
    [{ ...wish }, { missing: [], extra: [], count: 0 }],
    [
      { colorCode: '2', coatingCode: 'B', optionalCodes: ['Y', 'Z'] },
      {
        color: { wished: '1', there: '2' },
        coating: { wished: 'A', there: 'B' },
        missing: ['X'],
        extra: ['Z'],
        count: 4,
      },
    ],
  ])('differs by what was wished and is not there: %#', (car, differences) =>
    expect(stockDifferences(wish, car)).toEqual(differences),
  );
  it('is of a finish that is said, as far as its version has a choice of it', () => {
    const one = { colors: [{}], coatings: [{}] };
    for (const [car, offered, isSaid] of [
      [wish, one, true],
      [{ ...wish, colorCode: '' }, one, false],
      [{ ...wish, coatingCode: '' }, one, false],
      [{ ...wish, coatingCode: '' }, { ...one, coatings: [] }, true],
      [{ ...wish, colorCode: '' }, { ...one, colors: [] }, true],
    ] as const)
      expect(isFinishSaid(car, offered)).toBe(isSaid);
  });
  it('does not differ in what nobody has wished', () => {
    const open = { colorCode: '', coatingCode: '', optionalCodes: [] };
    expect(stockDifferences(open, { ...wish, optionalCodes: [] }).count).toBe(0);
  });
  it.each([
    ['2026-11-27', 0],
    ['2026-10-28', 30],
    ['2026-11-28', null],
    ['', null],
    [null, null],
    ['long', null],
  ])('is there since %s: %s days', (since, days) => expect(daysInStock(since, today)).toBe(days));
});
