import type { Reservation } from '../../../../src/services/entities/reservation';
import { found, Refusal } from '../../answers';
import type { World } from '../../world';
import { signedIn } from '../accounts';
import { dealerOf } from '../dealers';
import { putBack } from '../stock';
import { charge } from './charges';
import { examplesFor } from './examples';
import { manageTokenOf, orderOfToken } from './guest-access';
import { guestExample } from './guest-example';
import type { Kept } from './kept-reservation';

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

/** Applies the passed time to all reservations: arrived payments, expired deadlines, returned cars. */
export function settle(world: World): Map<string, Kept> {
  const table = all(world);
  const now = world.now();
  for (const kept of table.values()) {
    const { payment, arrivesAt, expiresAt } = kept;
    if (payment?.status === 'PENDING' && arrivesAt && arrivesAt <= Math.min(now, expiresAt ?? now)) {
      payment.status = 'PAID';
      charge(world, kept, 'reservation', payment.type, payment.amount ?? 0);
      delete kept.expiresAt;
    }
    if (stepsUntil(kept, now).some(({ status }) => status === 'PAID')) {
      for (const each of [payment, kept.remainingPayment]) if (each) each.status = 'PAID';
    }
    if (kept.expiresAt && kept.expiresAt <= now) {
      kept.steps = [...stepsUntil(kept, kept.expiresAt), { status: 'CANCELLED', at: kept.expiresAt }];
      kept.expired = true;
      kept.cancelReason = 'TEMPO ESGOTADO';
      if (payment) {
        payment.status = 'EXPIRED';
        delete payment.challengeUrl;
      }
      delete kept.expiresAt;
    }
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
  if (!seen(world).has(id)) {
    seen(world).add(id);
    for (const example of examplesFor(world, signedIn({ headers, world })))
      all(world).set(example.id, example);
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
  const { steps, owner, arrivesAt, taken, lead, dealerCode, campaign, kit, ...rest } = kept;
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
    now: iso(now),
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
