import { describe, expect, it } from 'vitest';
import { HOLD_REFUSALS, holdRefusal, termsDiffer } from '#domain/reservation/hold-refusals';

describe('the reason of a refused hold', () => {
  it.each(HOLD_REFUSALS)('%s is known', (reason) => expect(holdRefusal({ reason })).toBe(reason));
  it.each([undefined, null, '', {}, { reason: 7 }, { reason: 'moon' }])('of %j is unknown', (body) =>
    expect(holdRefusal(body)).toBe('unknown'),
  );
});

describe('terms', () => {
  const shown = { price: 99_990.1, amount: 2000 };
  it.each([
    ['the same', shown, false],
    ['less than a cent apart', { price: 99_990.1000001, amount: 2000 }, false],
    ['without amounts', { price: null }, false],
    ['with another price', { price: 99_990.11, amount: 2000 }, true],
    ['with another fee', { price: 99_990.1, amount: 2500 }, true],
  ])('%s', (_, order, result) => expect(termsDiffer(shown, order)).toBe(result));
  it('that were not shown are others', () => expect(termsDiffer({ price: 1 }, { amount: 2 })).toBe(true));
});
