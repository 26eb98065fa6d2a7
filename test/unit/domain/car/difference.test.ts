import { describe, expect, it } from 'vitest';
import type { Choices } from '#domain/car/choices';
import { type ChargeOf, differenceOf } from '#domain/car/difference';

const none: Choices = { parts: [], color: 'white', coating: 'cloth', services: [] };
const CHARGES: Record<string, number | null> = {
  'part PACK': 3490,
  'part AC': 1690.1,
  'part GIFT': 0,
  'part UNKNOWN': null,
  'color white': 0,
  'color red': 1990.2,
  'coating cloth': 0,
  'coating leather': 2490,
  'service PLAN': 890,
};
const chargeOf: ChargeOf = (kind, id) => CHARGES[`${kind} ${id}`];
const between = (before: Partial<Choices>, after: Partial<Choices>) =>
  differenceOf({ ...none, ...before }, { ...none, ...after }, chargeOf);

describe('what a change of choices costs', () => {
  it.each([
    ['nothing changed', {}, {}, 0, 0],
    ['parts come', {}, { parts: ['AC', 'PACK'] }, 5180.1, 2],
    ['one comes for another', { parts: ['PACK'] }, { parts: ['AC'] }, -1799.9, 2],
    ['what stays costs nothing', { parts: ['AC'] }, { parts: ['AC', 'PACK'] }, 3490, 1],
    ['a service goes', { services: ['PLAN'] }, {}, -890, 1],
    [
      "the colour's own price counts, with the part that it needs",
      {},
      { color: 'red', parts: ['PACK'] },
      5480.2,
      2,
    ],
    ['back to the colour without a charge', { color: 'red' }, {}, -1990.2, 1],
    ['another coating', {}, { coating: 'leather' }, 2490, 1],
    ['a first colour', { color: null }, { color: 'red' }, 1990.2, 1],
    ['no coating any more', { coating: 'leather' }, { coating: null }, -2490, 1],
    ['what is free counts as an item', {}, { parts: ['GIFT'] }, 0, 1],
  ])('%s', (_, before, after, amount, count) => {
    expect(between(before, after)).toEqual({ amount, count });
  });
  it('is unknown where a charge is, but not how many items', () => {
    expect(between({}, { parts: ['UNKNOWN'] })).toEqual({ amount: undefined, count: 1 });
    expect(between({}, { parts: ['NEW'] })).toEqual({ amount: undefined, count: 1 });
  });
});
