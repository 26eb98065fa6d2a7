import type { Reservation } from '#services/entities/reservation';
import { found, Refusal } from '../../answers';
import { pageBrand } from '../../lib/page-brand';
import type { World } from '../../world';
import { signedIn } from '../accounts';
import { dealerOf } from '../dealers';
import { homeOf } from '../garage';
import { serviceManners } from '../service-manners';
import { putBack } from '../stock';
import { examplesFor } from './examples';
import { manageTokenOf, orderOfToken } from './guest-access';
import { guestExample } from './guest-example';
import type { Kept } from './kept-reservation';
import { paymentManners } from './manners';
import { answeredPayments, expirePayments, isPaid, paymentView, settlePayments } from './payments';

const all = (world: World) =>
  world.table('reservations', () => {
    const example = guestExample(world);
    return new Map<string, Kept>([[example.id, example]]);
  });
/** Owners whose examples have been created. */
const seen = (world: World) => world.table('reservation owners', () => new Set<string>());

export const stepsUntil = ({ steps }: Kept, now: number) => steps.filter(({ at }) => at <= now);
export const statusOf = (kept: Kept, now: number): string =>
  stepsUntil(kept, now).at(-1)?.status ?? 'PRE_RESERVE';

/** Statuses of a reservation whose fee is to be paid. */
const UNPAID = ['PRE_RESERVE', 'BILLET_PAYMENT'];

/** Whether the fee of a reservation is still to be paid; also while a payment is pending. */
export const isUnpaid = (kept: Kept, now: number): boolean =>
  UNPAID.includes(statusOf(kept, now)) && !isPaid(kept);

/** Applies the passed time to all reservations: arrived payments, expired deadlines, returned cars. */
export function settle(world: World): Map<string, Kept> {
  const table = all(world);
  const now = world.now();
  for (const kept of table.values()) {
    const { expiresAt } = kept;
    const isOver = expiresAt !== undefined && expiresAt <= now;
    // What was paid before the deadline arrives first.
    settlePayments(world, kept, isOver ? expiresAt : now);
    if (stepsUntil(kept, now).some(({ status }) => status === 'PAID')) {
      for (const each of [kept.payment, kept.remainingPayment]) {
        if (each?.status === 'PENDING') each.status = 'PAID';
      }
    }
    if (isOver && isUnpaid(kept, expiresAt)) {
      kept.steps = [...stepsUntil(kept, expiresAt), { status: 'CANCELLED', at: expiresAt }];
      kept.expired = true;
      kept.cancelReason = 'TEMPO ESGOTADO';
      expirePayments(world, kept);
      delete kept.expiresAt;
    }
    settlePayments(world, kept, now);
    if (kept.taken && statusOf(kept, now) === 'CANCELLED') {
      putBack(world, kept.taken.mvsCode, kept.taken.colorCode, kept.taken.dealerCode);
      delete kept.taken;
    }
  }
  return table;
}

export interface Caller {
  headers: Headers;
  world: World;
}

/**
 * The owner of what the request reserves: the signed-in user, else the guest. A guest's reservations become an account's by
 * a call of their own only (claimReservation).
 */
export function ownerOf({ headers, world }: Caller): string {
  const guest = headers.get('x-reservation-anonymous-guest');
  if (!headers.get('authorization')) {
    const linked = orderOfToken(world, headers);
    return guest || !linked ? `guest-${guest}` : (all(world).get(linked)?.owner ?? '');
  }
  const { id } = signedIn({ headers, world });
  const wanted = headers.get('x-reservation-user-id');
  if (wanted && wanted !== id)
    throw new Refusal(403, { reason: 'other-account', error: 'x-reservation-user-id is somebody else' });
  const user = signedIn({ headers, world });
  const home = homeOf({ headers }, user);
  const key = `${id}${home.infix}`;
  if (!seen(world).has(key)) {
    seen(world).add(key);
    for (const example of examplesFor(world, user, home)) all(world).set(example.id, example);
  }
  return id;
}

/** The caller's reservations, newest first: the user's, those of the guest, and the one whose token the request has. */
export function ownReservations(caller: Caller): Kept[] {
  const { headers, world } = caller;
  const linked = orderOfToken(world, headers);
  const guest = headers.get('x-reservation-anonymous-guest');
  const user = headers.get('authorization') && ownerOf(caller);
  return [...settle(world).values()]
    .filter(({ id, owner }) => owner === user || (guest && owner === `guest-${guest}`) || id === linked)
    .sort((a, b) => b.createdAt - a.createdAt);
}

/** The caller's reservations of the page's brand, newest first; all of them where the page names none. */
export function brandReservations(caller: Caller): Kept[] {
  const wanted = pageBrand(caller.headers);
  return ownReservations(caller).filter(({ brand }) => !wanted || brand === wanted);
}

/** An account's orders of another brand, which a service answers that does not tell brands apart; only to be read. */
export function foreignReservations({ headers, world }: Caller): Kept[] {
  if (!headers.get('authorization') || !serviceManners(world).mixesBrands) return [];
  const user = signedIn({ headers, world });
  const { brand } = homeOf({ headers }, user);
  const elsewhere = new Headers(headers);
  elsewhere.set('x-brand', brand === 'jeep' ? 'fiat' : 'jeep');
  return examplesFor(world, user, homeOf({ headers: elsewhere }, user));
}

export const reservationOf = (caller: Caller, id: string): Kept =>
  found(
    ownReservations(caller).find((kept) => kept.id === id),
    'reservation',
  );

export function keep(world: World, kept: Kept): Kept {
  all(world).set(kept.id, kept);
  return kept;
}

const iso = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString());

/** The reservation as answered: future statuses are in the timeline without a date. */
export function view(kept: Kept, world: World): Reservation {
  const now = world.now();
  const { steps, owner, late, taken, lead, dealerCode, campaign, kit, ...rest } = kept;
  const { payment, remainingPayment } = kept;
  const done = stepsUntil(kept, now);
  const manageToken = manageTokenOf(world, kept);
  return {
    ...rest,
    ...(manageToken && { manageToken }),
    campaign_id: campaign,
    status: statusOf(kept, now),
    createdAt: new Date(kept.createdAt).toISOString(),
    expiresAt: iso(kept.expiresAt),
    expired: kept.expired ?? false,
    now: paymentManners(world).tellsTime ? iso(now) : null,
    ...(payment && { payment: paymentView(world, payment) }),
    ...(remainingPayment && { remainingPayment: paymentView(world, remainingPayment) }),
    payments: answeredPayments(world, kept),
    remainingAmount: kept.price - kept.amount,
    dealer: dealerCode ? dealerOf(world, dealerCode) : null,
    timeline: steps.map(({ status, at }, i) => ({
      status,
      date: at <= now ? iso(at) : null,
      current: i === done.length - 1,
      note: '',
    })),
  };
}
