import { describe, expect, it } from 'vitest';
import { paymentDeadline } from '#domain/reservation/deadline';
import {
  attemptState,
  endedMoney,
  isReservationPaid,
  type PaymentFacts,
  paymentState,
  pendingPayment,
  pendingRest,
  restPayments,
} from '#domain/reservation/payment';

const payment = (status: string, more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  type: 'card',
  status,
  ...more,
});

describe('the state of a payment', () => {
  it.each([
    ['PAID', 'paid'],
    ['PENDING', 'pending'],
    ['REFUSED', 'ended'],
    ['EXPIRED', 'ended'],
    ['CANCELLED', 'ended'],
    // What is not known may still be charged.
    ['IN_REVIEW', 'pending'],
  ])('%s is %s', (status, state) => {
    expect(paymentState({ status })).toBe(state);
  });
});

describe('what payments say of an attempt', () => {
  it.each([
    [
      'its own',
      [payment('REFUSED', { idempotencyKey: 'b' }), payment('PAID', { idempotencyKey: 'a' })],
      'paid',
    ],
    ['an older refusal of the same type', [payment('REFUSED', { idempotencyKey: 'old' })], 'unknown'],
    ['an older one that is pending', [payment('PENDING', { idempotencyKey: 'old' })], 'unknown'],
    ['one without a name', [payment('REFUSED')], 'unknown'],
    ['a paid one without a name', [payment('PAID')], 'unknown'],
    ['none', [], 'unknown'],
  ] as const)('%s', (_, payments, state) => {
    expect(attemptState('a', payments)).toBe(state);
  });
});

describe('the payments of an order', () => {
  it('are those of the reservation: the rest is another matter', () => {
    const rest = payment('PAID', { part: 'rest' });
    expect(isReservationPaid({ payments: [rest] })).toBe(false);
    expect(isReservationPaid({ payment: payment('REFUSED'), payments: [payment('PAID')] })).toBe(true);
    expect(isReservationPaid({})).toBe(false);
  });
  it('have one that is under way, whichever was the latest', () => {
    expect(pendingPayment({ payment: payment('REFUSED'), payments: [payment('PENDING')] })?.status).toBe(
      'PENDING',
    );
    expect(pendingPayment({ payment: payment('EXPIRED'), payments: null })).toBeUndefined();
  });
  it('of the rest are told apart in the same way, the latest first', () => {
    const [latest, listed] = [payment('PENDING'), payment('REFUSED', { part: 'rest' })];
    const payments = [payment('PAID'), listed];
    expect(restPayments({ remainingPayment: latest, payments })).toEqual([latest, listed]);
    expect(restPayments({ remainingPayment: null, payments })).toEqual([listed]);
    expect(restPayments({ payments: null })).toEqual([]);
    expect(pendingRest({ remainingPayment: latest, payments })).toBe(latest);
    expect(pendingRest({ payments })).toBeUndefined();
  });
});

describe('the money of an order that has ended', () => {
  const pix = (status: string, more: Partial<PaymentFacts> = {}) => payment(status, { type: 'pix', ...more });
  it.each([
    ['nothing was sent', [], 'none'],
    ['the card was refused', [payment('REFUSED')], 'none'],
    ['a card that the bank asked about was given up', [payment('EXPIRED')], 'none'],
    ['a code was cancelled', [pix('CANCELLED')], 'none'],
    ['a code has expired, which a bank may take all the same', [pix('EXPIRED')], 'possible'],
    ['a code is pending', [pix('PENDING')], 'possible'],
    ['it was paid', [pix('PAID')], 'paid'],
    ['it is paid back', [pix('PAID', { refund: { status: 'REQUESTED' } })], 'refunding'],
    ['it was paid back', [pix('PAID', { refund: { status: 'DONE' } }), pix('EXPIRED')], 'refunded'],
  ] as const)('%s: %s', (_, payments, money) => {
    expect(endedMoney({ payments }).money).toBe(money);
  });
  it('is told by a payment', () => {
    expect(endedMoney({ payment: pix('EXPIRED', { amount: 5 }) }).payment?.amount).toBe(5);
  });
});

describe('the deadline of an order', () => {
  const held = { status: 'PRE_RESERVE', timeline: [], createdAt: '2026-11-20T12:00:00.000Z' };
  const HALF_PAST = '2026-11-20T12:30:00.000Z';
  it.each([
    ['the service’s', { ...held, expiresAt: '2026-11-20T13:00:00Z' }, '2026-11-20T13:00:00Z'],
    ['none that nobody has given', held, null],
    ['none that cannot be read', { ...held, expiresAt: 'soon' }, null],
    [
      'the service’s after a refusal',
      { ...held, expiresAt: HALF_PAST, payment: payment('REFUSED') },
      HALF_PAST,
    ],
    ['none once it is paid', { ...held, expiresAt: HALF_PAST, payment: payment('PAID') }, null],
  ] as const)('%s', (_, order, deadline) => {
    expect(paymentDeadline(order)).toBe(deadline);
  });
});
