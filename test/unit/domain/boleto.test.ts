import { describe, expect, it } from 'vitest';
import { digitableLine } from '#demo-pages/sandbox/rules/bank-slips';
import { boletoBarcode, formatBoletoLine, interleaved2of5 } from '#domain/payment/boleto';

/** A published example: the line and the bar code of the same slip. */
const LINE = '00190.50095 40144.816069 06809.350314 3 37370000000100';
const CODE = '00193373700000001000500940144816060680935031';

describe('the bar code of a boleto', () => {
  it('has the digits of its line in their places', () => {
    expect(boletoBarcode(LINE)).toBe(CODE);
    expect(boletoBarcode(digitableLine(2000, '2026-11-25', '202700001'))).toHaveLength(44);
  });

  it('is none of another text', () => {
    for (const text of ['', '123', `${LINE}1`, 'x'.repeat(47)]) expect(boletoBarcode(text)).toBeNull();
  });

  it('is printed in its groups', () => {
    expect(formatBoletoLine(LINE.replace(/\D/g, ''))).toBe(LINE);
    expect(formatBoletoLine('12 34')).toBe('12 34');
  });
});

describe('interleaved 2 of 5', () => {
  it('starts, ends and draws two digits at a time, one in the bars and one in the spaces', () => {
    // 1 is wide, thin, thin, thin, wide; 2 is thin, wide, thin, thin, wide.
    expect(interleaved2of5('12')).toEqual([1, 1, 1, 1, 3, 1, 1, 3, 1, 1, 1, 1, 3, 3, 3, 1, 1]);
  });

  it('has two wide elements of five in each digit', () => {
    const inside = interleaved2of5(CODE).slice(4, -3);
    expect(inside).toHaveLength(44 * 5);
    expect(inside.filter((width) => width === 3)).toHaveLength(44 * 2);
  });

  it('refuses what it cannot draw', () => {
    for (const text of ['', '1', '1a']) expect(() => interleaved2of5(text)).toThrow(RangeError);
  });
});
