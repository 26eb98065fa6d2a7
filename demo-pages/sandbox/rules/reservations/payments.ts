import { DAY } from '../../lib/moments';
import type { World } from '../../world';
import { charge, payBack } from './charges';
import type { Kept, KeptPayment, Payment } from './kept-reservation';
import { paymentManners } from './manners';
import { reservedPlan, scheduled } from './plan';

/** How long money that came too late takes until it is paid back, in ms. */
const REFUND = 2 * DAY;

const PAID = 'PAID';
const PENDING = 'PENDING';

/** The payments of the reservation's fee, the newest first. */
export const feePayments = ({ payments }: Kept): KeptPayment[] =>
  payments.filter(({ part }) => part === 'reservation');

/** Whether the reservation was paid, or agreed with a bank or the dealer. */
export const isPaid = (kept: Kept): boolean =>
  feePayments(kept).some(({ status, type }) => status === PAID || (status === PENDING && isAgreed(type)));

/** Whether a way to pay is agreed here and paid elsewhere. */
export const isAgreed = (type: string): boolean => type === 'financing' || type === 'dealer';

/** Records a payment as the latest. */
export function record(kept: Kept, payment: KeptPayment): void {
  kept.payments.unshift(payment);
  if (payment.part === 'reservation') kept.payment = payment;
  else kept.remainingPayment = payment;
}

/** Money has come: it pays the reservation, or is paid back if that has ended. */
export function settlePayment(world: World, kept: Kept, payment: KeptPayment, at: number): void {
  payment.status = PAID;
  delete payment.arrivesAt;
  delete payment.challengeUrl;
  charge(world, kept, 'reservation', payment.type, payment.amount ?? 0);
  if (kept.steps.some(({ status, at: since }) => status === 'CANCELLED' && since <= at)) {
    payment.refund = { status: 'REQUESTED', amount: payment.amount ?? 0, date: null };
    payment.refundAt = at + REFUND;
    return;
  }
  if (!paymentManners(world).keepsDeadline) delete kept.expiresAt;
  kept.steps = [...kept.steps.filter((step) => step.at < at), ...scheduled(reservedPlan(kept.type), at)];
}

/** Lets what is due until a moment happen to the payments of an order. */
export function settlePayments(world: World, kept: Kept, now: number): void {
  for (const payment of [...kept.late]) {
    if (payment.recordAt > now) continue;
    kept.late.splice(kept.late.indexOf(payment), 1);
    const { recordAt, ...rest } = payment;
    record(kept, rest);
    settlePayment(world, kept, rest, recordAt);
  }
  for (const payment of [...feePayments(kept)].reverse()) {
    const { status, arrivesAt, refundAt, refund } = payment;
    if (status === PENDING && arrivesAt && arrivesAt <= now) settlePayment(world, kept, payment, arrivesAt);
    if (refundAt && refundAt <= now && refund) {
      payment.refund = { ...refund, status: 'DONE', date: new Date(refundAt).toISOString() };
      delete payment.refundAt;
      payBack(world, kept, payment.amount ?? 0);
    }
  }
}

/** The deadline has passed: pending payments are over, but for those that come late. */
export function expirePayments(world: World, kept: Kept): void {
  for (const payment of feePayments(kept)) {
    if (payment.status !== PENDING) continue;
    delete payment.challengeUrl;
    if (paymentManners(world).paidLate && payment.arrivesAt) continue;
    payment.status = 'EXPIRED';
    delete payment.arrivesAt;
  }
}

const tombstones = (world: World) => world.table('cancelled attempts', () => new Set<string>());
const entryOf = (kept: Kept, key: string) => `${kept.id} ${key}`;

export const isAttemptCancelled = (world: World, kept: Kept, key: string | undefined): boolean =>
  !!key && tombstones(world).has(entryOf(kept, key));

/** An attempt that was cancelled before it came, as it is answered; undefined if it was not. */
export const cancelledAttempt = (world: World, kept: Kept, key: string): Payment | undefined =>
  isAttemptCancelled(world, kept, key) ? { type: '', status: 'CANCELLED', idempotencyKey: key } : undefined;

/** Cancels an attempt, also one that has not arrived; what is at a card's bank can no longer be cancelled. */
export function cancelAttempt(world: World, kept: Kept, key: string): Payment[] {
  const inFlight = kept.late.find(({ idempotencyKey }) => idempotencyKey === key);
  const known = kept.payments.find(({ idempotencyKey }) => idempotencyKey === key);
  if (!inFlight && !known) {
    tombstones(world).add(entryOf(kept, key));
    return [cancelledAttempt(world, kept, key) as Payment];
  }
  if (known?.status === PENDING && !isAgreed(known.type)) {
    known.status = 'CANCELLED';
    delete known.arrivesAt;
    delete known.challengeUrl;
    if (kept.payment === known || kept.remainingPayment === known)
      kept.steps = kept.steps.filter(({ at }) => at <= world.now());
  }
  return [...(inFlight ? [{ ...inFlight, status: PENDING }] : []), ...kept.payments];
}

/** A payment as it is answered. */
export function paymentView(world: World, payment: KeptPayment): Payment {
  const { arrivesAt, refundAt, idempotencyKey, ...rest } = payment;
  return { ...rest, ...(paymentManners(world).namesAttempts && idempotencyKey && { idempotencyKey }) };
}

/** The payments that a question is answered with, the newest first. */
export function answeredPayments(world: World, kept: Kept): Payment[] {
  const { lagsBehind } = paymentManners(world);
  return kept.payments.slice(lagsBehind ? 1 : 0).map((payment) => paymentView(world, payment));
}
