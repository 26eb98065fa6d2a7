import { describe, expect, it } from 'vitest';
import { RESERVATION_STATUSES, RESERVATION_TIMELINE_STATUSES } from '#domain/orders/order-statuses';
import {
  nextScreen,
  RESERVATION_TRANSITIONS,
  type ReservationEvent,
  type ReservationScreen,
  type ReservedOrder,
  screenOfOrder,
  stepOfScreen,
} from '#domain/reservation/flow';
import { RESERVATION_STEPS } from '#domain/status/screen-steps';

const SCREENS = [...new Set(RESERVATION_TRANSITIONS.flatMap(({ from, to }) => [from, to]))];
const EVENTS = [...new Set(RESERVATION_TRANSITIONS.map(({ on }) => on))];
const named = (from: ReservationScreen, on: ReservationEvent) =>
  RESERVATION_TRANSITIONS.filter((edge) => edge.from === from && edge.on === on);

describe('the reservation', () => {
  it.each(RESERVATION_TRANSITIONS)('$from, $on, to $to', ({ from, on, to }) => {
    expect(nextScreen(from, on)).toBe(to);
    expect(named(from, on)).toHaveLength(1);
  });

  it('has no other edge', () => {
    for (const screen of SCREENS)
      for (const event of EVENTS)
        if (named(screen, event).length === 0) expect(nextScreen(screen, event)).toBeNull();
  });

  it('has the specified steps, each reachable from the first', () => {
    expect(SCREENS).toEqual(expect.arrayContaining([...RESERVATION_STEPS]));
    const reached = new Set<ReservationScreen>(['showcase']);
    for (const screen of reached)
      for (const { from, to } of RESERVATION_TRANSITIONS) if (from === screen) reached.add(to);
    expect([...reached].sort()).toEqual([...SCREENS].sort());
    expect(RESERVATION_STEPS.map(stepOfScreen)).toEqual([0, 1, 2, 3]);
  });

  it.each(['reserved', 'balance', 'balanceAwaiting'] as const)(
    'never offers to pay the reservation again once %s',
    (from) => {
      for (const event of ['payment', 'challenge', 'awaiting'] as const)
        expect(nextScreen(from, event)).toBeNull();
    },
  );
});

const order = (more: object): ReservedOrder => ({
  status: 'PRE_RESERVE',
  // A deadline says nothing of the payment.
  ...{ expiresAt: '2026-11-20T12:30:00.000Z' },
  timeline: [],
  ...more,
});
const pending = (challengeUrl?: string) => ({ type: 'card', status: 'PENDING', challengeUrl });
const refused = { type: 'card', status: 'REFUSED' };
const paid = { type: 'card', status: 'PAID' };
const rest = (status: string) => ({ type: 'boleto', status, part: 'rest' });
const DUE = 'REMAINING_PAYMENT';

describe('the screen of an order', () => {
  it.each([
    ['unpaid', {}, 'payment'],
    ['with a refused payment', { payment: refused }, 'payment'],
    ['with one before that is under way', { payment: refused, payments: [refused, pending()] }, 'awaiting'],
    ['that is paid, whatever its status and its deadline', { payment: paid }, 'reserved'],
    ['that a bank asks about', { payment: pending('https://bank.example') }, 'challenge'],
    ['that waits for a payment', { payment: pending() }, 'awaiting'],
    ['that waits for a boleto', { status: 'BILLET_PAYMENT', payment: pending() }, 'awaiting'],
    ['reserved', { status: 'RESERVE' }, 'reserved'],
    ['without a deadline, unpaid', { expiresAt: null }, 'payment'],
    ['whose rest is due', { status: DUE }, 'balance'],
    ['whose rest has a slip', { status: DUE, remainingPayment: rest('PENDING') }, 'balanceAwaiting'],
    ['whose rest has a listed slip', { status: DUE, payments: [rest('PENDING')] }, 'balanceAwaiting'],
    ['whose slip has expired', { status: DUE, remainingPayment: rest('EXPIRED') }, 'balance'],
    ['whose rest is paid, before its status says it', { status: DUE, payments: [rest('PAID')] }, 'reserved'],
    ['not paid in time', { status: 'CANCELLED', expired: true }, 'expired'],
    ['cancelled', { status: 'CANCELLED', expiresAt: null }, 'cancelled'],
    ['of a status that nobody knows', { status: 'SOMETHING', expiresAt: null }, 'updating'],
    ['of such a status, and paid', { status: 'SOMETHING', payment: paid }, 'reserved'],
  ] as const)('%s', (_, more, screen) => {
    expect(screenOfOrder(order(more))).toBe(screen);
  });

  it('of every status is one that a new order leads to', () => {
    for (const status of [...RESERVATION_TIMELINE_STATUSES, ...RESERVATION_STATUSES])
      for (const expiresAt of [null, '2026-11-20T12:30:00.000Z'])
        expect(nextScreen('reservation', screenOfOrder(order({ status, expiresAt })))).not.toBeNull();
  });
});
