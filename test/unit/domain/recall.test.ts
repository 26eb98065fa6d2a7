import { describe, expect, it } from 'vitest';
import { hasPendingRecall, isPending, pendingFirst } from '#domain/vehicle/recall';

describe('a campaign of a car', () => {
  it.each([
    ['OPEN', true],
    ['DONE', false],
    ['SCHEDULED', true],
    [null, true],
    [undefined, true],
  ])('of status %s is pending: %s', (status, pending) => {
    expect(isPending({ status })).toBe(pending);
  });

  it('comes before those that are done', () => {
    const at = (id: number, status: string) => ({ id, status });
    const campaigns = [at(1, 'DONE'), at(2, 'OPEN'), at(3, 'DONE'), at(4, 'OPEN')];
    expect(pendingFirst(campaigns).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  });
});

describe('a car', () => {
  it.each([
    [{ hasRecall: false, campaigns: [] }, false],
    [{ hasRecall: false, campaigns: [{ status: 'DONE' }] }, false],
    [{ hasRecall: false, campaigns: [{ status: 'OPEN' }] }, true],
    [{ hasRecall: true, campaigns: [] }, true],
    [{ hasRecall: true }, true],
    [{ campaigns: [{ status: 'DONE' }] }, false],
    [{ hasRecall: false }, false],
    [{ campaigns: [] }, undefined],
    [{ campaigns: null }, undefined],
    [{}, undefined],
  ])('%j has a pending recall: %s', (car, pending) => {
    expect(hasPendingRecall(car)).toBe(pending);
  });
});
