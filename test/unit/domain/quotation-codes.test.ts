import { expect, it } from 'vitest';
import { QUOTATION_CODES, quotationCode } from '#domain/quotation/quotation-codes';

it('a rejected save names one of six codes (spec messages#quotation-codes)', () => {
  expect(Object.keys(QUOTATION_CODES).map((code) => quotationCode({ code }))).toEqual(
    Object.keys(QUOTATION_CODES),
  );
});

it.each([
  [null],
  [undefined],
  ['001'],
  [{}],
  [{ code: 7 }],
  [{ code: '007' }],
  [{ code: '000' }],
  [{ code: 'toString' }],
])('no other body names a code: %j', (body) => expect(quotationCode(body)).toBeUndefined());

it('a code may be written as a number', () => expect(quotationCode({ code: 2 })).toBe('002'));
