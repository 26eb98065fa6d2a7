import { attemptOwner } from '#features/session/attempt-owner';
import { brand } from '#page/core/metadata';
import { statusOf } from '#services/http/status';
import { getSubscription, registerFreeSubscription, subscribeToPlan } from '#services/loyalty-subscription';
import { ensureOnce } from '#services/once/ensure-once';
import type { Listed, Standing } from '#services/once/standing';

export type Subscription = Awaited<ReturnType<typeof getSubscription>>;

/**
 * What the visitor asks for: a plan at the price that they have seen, paid with a card of the wallet, or the free
 * registration with their agreement.
 */
export type Wanted =
  | { kind: 'plan'; planId: string; price: number; cardId?: string }
  | { kind: 'free'; agreed: boolean };

/** begun: it is what was asked for; there: the account has another one already. */
export interface Outcome {
  result: 'begun' | 'there';
  subscription: Subscription;
}

/** Statuses in which another subscription can begin; one that is unknown here may be one that is being made. */
export const canBegin = (status: string, kind: Wanted['kind']): boolean =>
  status === 'NONE' || status === 'CANCELLED' || (status === 'FREE' && kind === 'plan');

/** Returns what a subscription says of what was asked for; undefined if it has not begun and none is in its way. */
function outcomeOf(wanted: Wanted, subscription: Subscription): Outcome | undefined {
  const { status, planId } = subscription;
  if (canBegin(status, wanted.kind)) return undefined;
  const isWanted =
    wanted.kind === 'free' ? status === 'FREE' : status === 'ACTIVE' && planId === wanted.planId;
  return { result: isWanted ? 'begun' : 'there', subscription };
}

/** Status of a card that was declined (spec calls#once). */
export const PAYMENT_REQUIRED = 402;
const ENDED = ['REFUSED', 'CANCELLED'];

/** Returns the attempts that the service lists; of the free registration it lists none. */
const listedAttempts = ({ attempts }: Subscription): Listed[] =>
  (attempts ?? []).map(({ idempotencyKey, status }) => ({
    key: idempotencyKey,
    state: status === 'BEGUN' ? 'done' : ENDED.includes(status) ? 'ended' : 'pending',
  }));

/** Returns what the account has with the brand (LSB-01), as far as it is about what was asked for. */
function standingOf(wanted: Wanted, subscription: Subscription): Standing<Outcome> {
  const found = outcomeOf(wanted, subscription);
  const listed = wanted.kind === 'plan' ? listedAttempts(subscription) : [];
  const isListed = listed.some(({ state }) => state === 'done');
  return {
    // Of a service that lists no attempts, what is there was made by one.
    attempts: found && !isListed ? [...listed, { state: 'done' }] : listed,
    ...(found?.result === 'begun' && !isListed && { state: 'done' }),
    found,
    base: listed.length > 0 ? '' : (subscription.id ?? ''),
  };
}

function send(wanted: Wanted, idempotencyKey: string): Promise<Subscription> {
  // Not aborted with the widget: its end is to be known.
  const options = { idempotencyKey };
  if (wanted.kind === 'free')
    return registerFreeSubscription({ body: { agreed: wanted.agreed, idempotencyKey } }, options);
  const { planId, price, cardId } = wanted;
  const body = { planId, expectedPrice: price, ...(cardId && { cardId }), idempotencyKey };
  return subscribeToPlan({ body }, options);
}

async function attempt(wanted: Wanted, signal: AbortSignal) {
  const owner = await attemptOwner();
  return ensureOnce<Outcome>({
    kind: wanted.kind === 'plan' ? 'subscription' : 'free registration',
    // One per account and brand, whichever plan or card: another device meets the one that is open.
    subject: [owner, brand() ?? ''],
    content: wanted,
    next: 'nothing',
    isEnd: (error) => statusOf(error) === PAYMENT_REQUIRED,
    async send(key) {
      const begun = outcomeOf(wanted, await send(wanted, key));
      return begun?.result === 'begun' ? begun : undefined;
    },
    ask: async () => standingOf(wanted, await getSubscription({}, { signal })),
  });
}

/**
 * Begins a subscription once: what an earlier press, page, tab or device has begun is looked for (LSB-01), and sent again
 * under its key only. isInsisting: see OnceActs. Throws an UnknownOutcome where nobody knows whether it has begun, else the ServiceError.
 */
export async function beginSubscription(
  wanted: Wanted,
  isInsisting: boolean,
  signal: AbortSignal,
): Promise<Outcome> {
  return (await (await attempt(wanted, signal)).send(isInsisting)).made;
}
