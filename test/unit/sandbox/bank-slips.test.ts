import { describe, expect, it } from 'vitest';
import { businessDaysAfter, crc16, digitableLine, pixCode } from '#demo-pages/sandbox/rules/bank-slips';

/** Doubled from the second digit on the right; the sum of all digits is a multiple of ten. */
const verifies = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, i) => {
    const twice = String(Number(digit) * (i % 2 ? 2 : 1));
    return sum + [...twice].reduce((all, each) => all + Number(each), 0);
  }, 0) %
    10 ===
  0;

describe('a boleto', () => {
  const line = digitableLine(1234.56, '2026-11-25', '202600042');

  it('has three fields with a check digit each', () => {
    expect(line).toMatch(/^\d{47}$/);
    for (const field of [line.slice(0, 10), line.slice(10, 21), line.slice(21, 32)]) {
      expect(verifies(field)).toBe(true);
    }
  });

  it('ends in days since 22 February 2025 from 1000, and the amount in cents', () => {
    expect(line.slice(-14)).toBe('16410000123456');
    expect(digitableLine(1, '2025-02-22', '1').slice(-14, -10)).toBe('1000');
  });
});

describe('business days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-23', 3, '2026-11-26'],
    ['2026-12-31', 2, '2027-01-04'],
  ])('after %s, %i of them are %s', (day, count, due) =>
    expect(businessDaysAfter(Date.parse(day), count)).toBe(due),
  );
});

describe('a Pix code', () => {
  it('ends in the check of all before it', () => {
    // The central bank's own example.
    const example =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
      '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
    expect(crc16(example)).toBe('1D3D');
    const code = pixCode(2000, 'res-1');
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)));
    expect(code).toContain('54072000.00');
  });
});
