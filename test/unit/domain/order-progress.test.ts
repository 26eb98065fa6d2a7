import { describe, expect, it } from 'vitest';
import {
  cancellationObstacle,
  isEnded,
  isRestOpen,
  orderPhase,
  orderProgress,
} from '#domain/orders/order-progress';
import { RESERVATION_STATUSES, RESERVATION_TIMELINE_STATUSES } from '#domain/orders/order-statuses';

const order = (status: string, more: object = {}) => ({ status, timeline: [], ...more });
const SOON = '2026-11-22T12:00:00Z';

describe('orderPhase', () => {
  it.each([
    [order('PRE_RESERVE', { expiresAt: SOON }), 'unpaid'],
    [order('BILLET_PAYMENT', { expiresAt: SOON }), 'unpaid'],
    [order('PRE_RESERVE'), 'unpaid'],
    [order('CREATED'), 'unpaid'],
    [order('CREATED', { payment: { type: 'card', status: 'PAID' } }), 'underway'],
    [order('PRE_RESERVE', { expiresAt: SOON, payments: [{ type: 'pix', status: 'PAID' }] }), 'underway'],
    [order('RESERVE', { expiresAt: SOON }), 'underway'],
    [order('RESERVE'), 'underway'],
    [order('SOMETHING_NEW'), 'underway'],
    [order('DELIVERED'), 'delivered'],
    [order('DELIVERED_RESERVATION'), 'delivered'],
    [order('CANCELLED', { expiresAt: SOON }), 'cancelled'],
    [order('PRE_RESERVE', { expiresAt: SOON, expired: true }), 'cancelled'],
  ])('%j is %s', (facts, phase) => {
    expect(orderPhase(facts)).toBe(phase);
  });
  it('has two ends', () => {
    expect((['unpaid', 'underway', 'delivered', 'cancelled'] as const).filter(isEnded)).toEqual([
      'delivered',
      'cancelled',
    ]);
  });
});

describe('cancellationObstacle', () => {
  const free = (statuses: readonly string[]) =>
    statuses.filter((status) => cancellationObstacle(order(status)) === null);
  it('lets an order be cancelled until the car is invoiced, in both sets of statuses', () => {
    expect(free(RESERVATION_STATUSES)).toEqual([
      'CREATED',
      'UPLOADED_DOCS',
      'WAITING_DOCS',
      'CONTRACT_SIGN_DONE',
      'ASSEMBLY',
      'IN_NATIONAL_TERRITORY',
      'ORDER_MADE',
      'APPROVED_RESERVATION',
    ]);
    const locked = RESERVATION_TIMELINE_STATUSES.filter((status) => cancellationObstacle(order(status)));
    expect(locked).toEqual([
      'INVOICED',
      'EXPEDITE',
      'DELIVER_TO_CCSS',
      'CUSTOMER_DELIVERY',
      'REGISTERED',
      'TRANSPORTING',
      'IN_TRANSIT',
      'AT_DEALER',
      'CANCELLED',
      'DELIVERED',
      'REQUESTED_CANCELLATION',
      'INVOICE_DELIVERY',
    ]);
  });
  it.each([
    ['CANCELLED', 'cancelled'],
    ['REQUESTED_CANCELLATION', 'requested'],
    ['DELIVERED', 'delivered'],
    ['IN_TRANSIT', 'left'],
    ['REACTIVATED_ORDER', null],
  ])('%s: %s', (status, obstacle) => {
    expect(cancellationObstacle(order(status))).toBe(obstacle);
  });
  it('looks at what the order has passed, and not at what is to come', () => {
    const passed = (date: string | null) =>
      order('REMAINING_PAYMENT', {
        timeline: [{ status: 'INVOICED', date }, { status: 'REMAINING_PAYMENT' }],
      });
    expect(cancellationObstacle(passed(SOON))).toBe('left');
    expect(cancellationObstacle(passed(null))).toBe(null);
  });
});

describe('isRestOpen', () => {
  it('is so until PAID has been reached, or the end', () => {
    const timeline = [
      { status: 'PAID', date: SOON },
      { status: 'INVOICED', date: SOON },
    ];
    expect(isRestOpen(order('INVOICED', { timeline }))).toBe(false);
    expect(isRestOpen(order('REMAINING_PAYMENT', { timeline: [{ status: 'PAID', date: null }] }))).toBe(true);
    expect(isRestOpen(order('CANCELLED'))).toBe(false);
  });
  it('is not said of an order that has reached what nobody knows', () => {
    expect(isRestOpen(order('SETTLED'))).toBe(false);
    const timeline = [{ status: 'SETTLED', date: SOON }, { status: 'INVOICED' }];
    expect(isRestOpen(order('RESERVE', { timeline }))).toBe(false);
    expect(isRestOpen(order('RESERVE', { timeline: timeline.toReversed() }))).toBe(false);
    expect(isRestOpen(order('RESERVE', { timeline: [{ status: 'SETTLED' }] }))).toBe(true);
  });
});

describe('the rest of the price', () => {
  const paid = { status: 'PAID', date: null };
  it('was paid where the order has gone on since, with a date or without', () => {
    const timeline = [paid, { status: 'INVOICED', date: SOON, current: true }];
    expect(isRestOpen(order('INVOICED', { timeline }))).toBe(false);
    expect(isRestOpen(order('RESERVE', { timeline: [{ status: 'RESERVE', date: SOON }, paid] }))).toBe(true);
  });
});

describe('orderProgress', () => {
  const step = (status: string, date: string | null, current = false, note = '') => ({
    status,
    date,
    current,
    note,
  });
  it('has done, current and future entries in the service’s order', () => {
    const timeline = [
      step('PRE_RESERVE', SOON),
      step('RESERVE', SOON, true, 'Em São Paulo'),
      step('PAID', null),
    ];
    expect(orderProgress(order('RESERVE', { timeline }))).toEqual([
      { status: 'PRE_RESERVE', state: 'done', date: SOON },
      { status: 'RESERVE', state: 'current', date: SOON, note: 'Em São Paulo' },
      { status: 'PAID', state: 'toCome' },
    ]);
  });
  it('has no step to come before one that was reached, with a date or without', () => {
    const states = (...timeline: object[]) =>
      orderProgress(order('RESERVE', { timeline })).map(({ state }) => state);
    expect(states(step('CREATED', null), step('RESERVE', null, true), step('PAID', null))).toEqual([
      'done',
      'current',
      'toCome',
    ]);
    expect(states(step('CREATED', null), step('RESERVE', SOON), step('PAID', null))).toEqual([
      'done',
      'done',
      'toCome',
    ]);
  });
  it('is over with the handover', () => {
    expect(orderProgress(order('DELIVERED', { timeline: [step('DELIVERED', SOON, true)] }))).toEqual([
      { status: 'DELIVERED', state: 'done', date: SOON },
    ]);
  });
  it('marks a cancellation that has happened, and none that is to come', () => {
    expect(
      orderProgress(order('CANCELLED', { timeline: [step('CANCELLED', SOON, true)] })).map(
        ({ state }) => state,
      ),
    ).toEqual(['cancelled']);
    const timeline = [step('REQUESTED_CANCELLATION', SOON, true), step('CANCELLED', null)];
    expect(orderProgress(order('REQUESTED_CANCELLATION', { timeline })).map(({ state }) => state)).toEqual([
      'current',
      'toCome',
    ]);
  });
  it('is the status alone where the service has no timeline', () => {
    expect(orderProgress(order('CREATED'))).toEqual([{ status: 'CREATED', state: 'current' }]);
  });
});
