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
  ['maskPlate', 'abc-1d23', 'ABC1D23'],
  ['maskPlate', 'aa 000 aa', 'AA000AA'],
  ['maskMileage', '123.456', '123456'],
  ['maskMileage', '1234567 km', '123456'],
  ['maskChassis', '9bd19240s12345678x', '9BD19240S12345678'],
  ['maskPercent', '12.5', '12,5'],
  ['maskPercent', '1000', '100'],
  ['maskPercent', '12,345', '12,34'],
  ['maskPercent', '1,2,3', '1,23'],
  ['maskPercent', '', ''],
  ['maskCurrency', '1', 'R$ 0,01'],
  ['maskCurrency', '123456', 'R$ 1.234,56'],
  ['maskCurrency', '1234567890', 'R$ 1.234.567,89'],
  ['maskCurrency', '-5', 'R$ 0,05'],
  ['maskCurrency', 'R$ 0,0', ''],
];

describe('masks while typing', () => {
  it.each(EXAMPLES)('%s(%j) is %j', (name, from, to) => expect(masks[name](from)).toBe(to));
  it('write pesos in Spanish', () => expect(masks.maskCurrency('123456', 'es-AR')).toBe('$ 1.234,56'));
  it('say the same of their own output, and add and lose no digit within their length', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Z., /-]{0,20}$/),
        fc.constantFrom(...new Set(EXAMPLES.map(([name]) => name))),
        (typed, name) => {
          const once = masks[name](typed);
          expect(masks[name](once)).toBe(once);
          // Dates have forms of their own, with zeros that were not typed.
          if (/Date|Year|Percent/.test(name)) return;
          // Money fills up with zeros on the left; they are none that were typed.
          const plain = (text: string) => digitsOf(text).replace(/^0+/, '');
          expect(plain(typed).startsWith(plain(once))).toBe(true);
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
