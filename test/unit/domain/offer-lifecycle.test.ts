import { describe, expect, it } from 'vitest';
import {
  allowedActions,
  canBecome,
  isOfferStatus,
  RESULT_OF,
  STATUS_ACTIONS,
  wayBack,
} from '#domain/offers/offer-lifecycle';
import { carryOrder, orderChanges, placesOf } from '#domain/offers/offer-order';
import { OFFER_STATUSES } from '#domain/offers/offer-statuses';

describe('what can be done with an offer', () => {
  it.each([
    ['published', ['edit', 'unpublish', 'sold', 'disapprove']],
    ['unpublished', ['edit', 'publish', 'disapprove', 'remove']],
    ['sold', ['unsold', 'remove']],
    ['unsold', ['edit', 'publish', 'unpublish', 'sold', 'disapprove', 'remove']],
    ['disapproved', ['edit', 'remove']],
    // Nobody knows what may follow such a status, while the calls that edit and remove an offer name none.
    ['draft', ['edit', 'remove']],
    ['', ['edit', 'remove']],
  ])('follows from its status: %s', (status, actions) => {
    expect(allowedActions(status)).toEqual(actions);
  });

  it('never leads to the status that it has', () => {
    for (const status of OFFER_STATUSES) expect(canBecome(status, status)).toBe(false);
    expect(STATUS_ACTIONS.map((action) => RESULT_OF[action]).every(isOfferStatus)).toBe(true);
    expect(isOfferStatus('toString')).toBe(false);
  });
});

describe('the way back', () => {
  it.each([
    ['published', 'unpublished', ['unpublished']],
    ['unpublished', 'published', ['published']],
    ['unsold', 'sold', ['sold']],
    // Not by way of published: nobody sees it for a moment.
    ['sold', 'published', ['unsold', 'published']],
    ['sold', 'unpublished', ['unsold', 'unpublished']],
    ['published', 'published', []],
    // It would be read as sold, or be seen, on the way.
    ['published', 'unsold', undefined],
    ['unpublished', 'unsold', undefined],
    ['disapproved', 'published', undefined],
    ['published', 'draft', undefined],
  ])('from %s to %s is %j', (from, to, way) => {
    expect(wayBack(from, to)).toEqual(way);
  });
});

describe('the places of offers', () => {
  it('are those that they had, in the new order', () => {
    const offers = [
      { id: 'c', ordering: 9 },
      { id: 'a', ordering: 0 },
      { id: 'b', ordering: 4 },
    ];
    expect(placesOf(offers)).toEqual([
      { id: 'c', ordering: 0 },
      { id: 'a', ordering: 4 },
      { id: 'b', ordering: 9 },
    ]);
  });

  it.each([
    [[{ id: 'a', ordering: 3 }, { id: 'b' }]],
    [
      [
        { id: 'a', ordering: 3 },
        { id: 'b', ordering: 3 },
      ],
    ],
  ])('are numbered where some have none or the same', (offers) => {
    expect(placesOf(offers)).toEqual([
      { id: 'a', ordering: 1 },
      { id: 'b', ordering: 2 },
    ]);
  });
});

describe('an order that somebody else has changed', () => {
  const order = (ids: string) => [...ids].map((id) => ({ id }));

  it('says which offers came, went and moved among those that are in both', () => {
    expect(orderChanges(order('abc'), order('abc'))).toEqual([]);
    expect(orderChanges(order('abc'), order('xabc'))).toEqual([{ kind: 'new', id: 'x' }]);
    expect(orderChanges(order('abc'), order('bc'))).toEqual([{ kind: 'gone', id: 'a' }]);
    expect(orderChanges(order('abc'), order('xcb'))).toEqual([
      { kind: 'moved', id: 'b', from: 1, to: 2 },
      { kind: 'moved', id: 'c', from: 2, to: 1 },
      { kind: 'new', id: 'x' },
      { kind: 'gone', id: 'a' },
    ]);
  });
  it('is taken over into one that is being made: new offers come after those before them', () => {
    const now = [
      { id: 'x', ordering: 1 },
      { id: 'a', ordering: 2 },
      { id: 'y', ordering: 3 },
      { id: 'b', ordering: 4 },
    ];
    expect(carryOrder(order('bca'), now).map(({ id }) => id)).toEqual(['x', 'b', 'a', 'y']);
    expect(carryOrder(order('bca'), now)[1]).toEqual({ id: 'b', ordering: 4 });
  });
});
