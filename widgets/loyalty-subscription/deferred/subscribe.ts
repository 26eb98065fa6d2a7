import { intentOf } from '#page/intents';
import { statusOf } from '#services/fallbacks/status';
import { getSubscription, registerFreeSubscription, subscribeToPlan } from '#services/loyalty-subscription';
import type { Host } from '#ui/core/host-context';

export type Subscription = Awaited<ReturnType<typeof getSubscription>>;

/** What the visitor asks for: a plan, paid with a card of the wallet, or the free registration with their agreement. */
export type Wanted = { kind: 'plan'; planId: string; cardId?: string } | { kind: 'free'; agreed: boolean };

/** begun: it is what was asked for; there: the account has another one already. */
export interface Outcome {
  result: 'begun' | 'there';
  subscription: Subscription;
}

/** Thrown where an answer was lost. absent: there is no subscription of it; unread: the service could not be asked. */
export class UnknownSubscription extends Error {
  constructor(readonly why: 'absent' | 'unread') {
    super(`the subscription is ${why}`);
  }
}

/** What is known of what was sent from this view. */
export interface Attempt {
  /** Something was sent of which nobody knows whether it was done. */
  isOpen: boolean;
}

/** Turned away before anything was done. */
const AT_THE_DOOR = [401, 429];
const REFUSED = [400, 402, 403, 404, 409, 410, 422];

/** Statuses in which another subscription can begin; one that is unknown here may be one that is being made. */
export const canBegin = (status: string, kind: Wanted['kind']): boolean =>
  status === 'NONE' || status === 'CANCELLED' || (status === 'FREE' && kind === 'plan');

const isUnsent = ({ kind, status = 0 }: { kind?: string; status?: number }): boolean =>
  AT_THE_DOOR.includes(status) || (status === 0 && (kind === 'config' || kind === 'input'));

/** Returns what a subscription says of what was asked for; undefined if it has not begun and none is in its way. */
function outcomeOf(wanted: Wanted, subscription: Subscription): Outcome | undefined {
  const { status, planId } = subscription;
  if (canBegin(status, wanted.kind)) return undefined;
  const isWanted =
    wanted.kind === 'free' ? status === 'FREE' : status === 'ACTIVE' && planId === wanted.planId;
  return { result: isWanted ? 'begun' : 'there', subscription };
}

function send(
  wanted: Wanted,
  options: { idempotencyKey: string; signal: AbortSignal },
): Promise<Subscription> {
  if (wanted.kind === 'free') return registerFreeSubscription({ body: { agreed: wanted.agreed } }, options);
  const { planId, cardId } = wanted;
  return subscribeToPlan({ body: { planId, ...(cardId && { cardId }) } }, options);
}

/**
 * Begins a subscription once: one whose answer was lost is looked for (LSB-01) before it is sent again, with the key of the
 * first time. A refusal is looked into as well: the account may have a subscription by now. Throws a ServiceError if it is
 * certain that nothing was done, an UnknownSubscription if it is not.
 * @param attempt of this view; changed here
 * @param owner identifies the account, so that another one never shares a key
 */
export async function begin(
  wanted: Wanted,
  attempt: Attempt,
  owner: string,
  { element, signal }: Pick<Host, 'element' | 'signal'>,
): Promise<Outcome> {
  const intent = intentOf(element, wanted.kind, { wanted, owner });
  const end = (outcome: Outcome): Outcome => {
    attempt.isOpen = false;
    intent.confirm();
    return outcome;
  };
  const look = async () => {
    const now = await getSubscription({}, { signal }).catch(() => {
      throw new UnknownSubscription('unread');
    });
    return outcomeOf(wanted, now);
  };
  return intent.once(async () => {
    const before = attempt.isOpen ? await look() : undefined;
    if (before) return end(before);
    const wasOpen = attempt.isOpen;
    attempt.isOpen = true;
    let failure: { kind?: string; status?: number } | undefined;
    try {
      const begun = outcomeOf(wanted, await send(wanted, { idempotencyKey: intent.key, signal }));
      if (begun?.result === 'begun') return end(begun);
    } catch (error) {
      failure = error as typeof failure;
    }
    const isRefused = REFUSED.includes(statusOf(failure));
    const isTurnedAway = failure && isUnsent(failure);
    if (isRefused || isTurnedAway) attempt.isOpen = wasOpen;
    if (isTurnedAway) throw failure;
    const after = await look();
    if (after) return end(after);
    throw isRefused ? failure : new UnknownSubscription('absent');
  });
}
