import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from '#domain/text/format';
import * as all from '#domain/text/masks';

const masks = { ...all };

const EXAMPLES: [name: keyof typeof masks, from: string, to: string][] = [
  ['maskDate', '20112026', '20/11/2026'],
  ['maskDate', '2011', '20/11'],
  ['maskMonthYear', '1227', '12/27'],
  ['maskDate', '1/5/1990', '01/05/1990'],
  ['maskDate', '1990-05-01', '01/05/1990'],
  ['maskDate', '01.05.1990', '01/05/1990'],
  ['maskMonthYear', '12/2030', '12/30'],
  ['maskMonthYear', '2030-12', '12/30'],
  ['maskMonthYear', '5/30', '05/30'],
  ['maskMonthYear', '12/203', '12/203'],
  ['maskCardNumber', '4111111111111111', '4111 1111 1111 1111'],
  ['maskCardNumber', '378282246310005', '3782 822463 10005'],
  ['maskCardNumber', '30569309025904', '3056 930902 5904'],
  ['maskCardNumber', '3056930902590412', '3056 9309 0259 0412'],
  ['maskVehicle', 'abc-1d23', 'ABC1D23'],
  ['maskVehicle', 'aa 000 aa', 'AA000AA'],
  ['maskCardNumber', '6222021234567890123', '6222021234567890123'],
  ['maskVehicle', '9bd19240s-12345678x', '9BD19240S12345678X'],
  ['maskPercent', '12.5', '12,5'],
  ['maskPercent', '1000 %', '1000'],
  ['maskPercent', '12,345', '12,345'],
  ['maskPercent', '1,2,3', '1,2,3'],
  ['maskPercent', '', ''],
  ['maskAmount', 'R$ 1.234,56', '1.234,56'],
  ['maskAmount', 'AR$ 45.000.000', '45.000.000'],
  ['maskAmount', 'US$ 10', 'US10'],
  ['maskAmount', '1,2E+13', '1,2E+13'],
];

describe('masks while typing', () => {
  it.each(EXAMPLES)('%s(%j) is %j', (name, from, to) => expect(masks[name](from)).toBe(to));
  it('say the same of their own output, and add and lose no digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Z., /-]{0,20}$/),
        fc.constantFrom(...new Set(EXAMPLES.map(([name]) => name))),
        (typed, name) => {
          const once = masks[name](typed);
          expect(masks[name](once)).toBe(once);
          // Dates have forms of their own, with zeros that were not typed.
          if (/Date|Year/.test(name)) return;
          expect(digitsOf(once)).toBe(digitsOf(typed));
        },
      ),
    );
  });
  it.each([
    ['maskDate', '1/5/1990', '01/05/1990'],
    ['maskDate', '01051990', '01/05/1990'],
    ['maskMonthYear', '12/2030', '12/30'],
    ['maskMonthYear', '5/30', '05/30'],
  ] as const)('%s takes %j key by key', (name, keys, whole) => {
    expect([...keys].reduce((text, key) => masks[name](text + key), '')).toBe(whole);
  });
  it('add nothing that was just removed', () => {
    expect(masks.maskDate('1/05', true)).toBe('10/5');
    expect(masks.maskMonthYear('5/30', true)).toBe('53/0');
  });
});
