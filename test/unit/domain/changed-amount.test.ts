import { describe, expect, it } from 'vitest';
import { changedAmount } from '#domain/money/changed-amount';

describe('a call that costs something else than the visitor has seen', () => {
  const refused = (body: unknown, status = 409) => changedAmount({ kind: 'http', status, body });
  it.each([
    [
      { reason: 'amount-changed', amount: 2100, total: 2300.5 },
      { amount: 2100, total: 2300.5 },
    ],
    [{ reason: 'amount-changed' }, {}],
    [{ reason: 'amount-changed', amount: '2100', total: null }, {}],
    [{ reason: 'amount-changed', amount: Number.POSITIVE_INFINITY }, {}],
    [{ reason: 'sold-out', amount: 2100 }, undefined],
    [null, undefined],
    ['text', undefined],
  ])('%j: %j', (body, said) => {
    expect(refused(body)).toEqual(said);
  });
  it('is a conflict, and nothing else', () => {
    expect(refused({ reason: 'amount-changed' }, 422)).toBeUndefined();
    expect(changedAmount(undefined)).toBeUndefined();
  });
});
