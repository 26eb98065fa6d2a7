import { describe, expect, it } from 'vitest';
import { orderNeeds } from '#domain/orders/order-needs';
import { RESERVATION_TIMELINE_STATUSES } from '#domain/orders/order-statuses';

describe('what an order asks for', () => {
  it.each([
    ['FINANCING_PAYMENT', ['documents']],
    ['APPROVAL_DIRECT_SALE', ['documents']],
    ['APPROVAL_EMPLOYEE', ['documents']],
    ['WAITING_DOCS', ['documents']],
    ['PENDING_DOCUMENT', ['documents']],
    ['ANTI_FRAUD', ['photo']],
    ['PAID', ['welcomeKit']],
    ['DELIVERED', ['welcomeKit']],
    ['PRE_RESERVE', []],
    ['CANCELLED', []],
    ['REQUESTED_CANCELLATION', []],
    ['of tomorrow', []],
  ])('in %s is %j', (status, needs) => {
    expect(orderNeeds({ status })).toEqual(needs);
    expect(orderNeeds({ status, expired: true })).toEqual([]);
  });

  it('is one thing at most in each status of the timeline', () => {
    for (const status of RESERVATION_TIMELINE_STATUSES)
      expect(orderNeeds({ status }).length).toBeLessThanOrEqual(1);
  });
});
