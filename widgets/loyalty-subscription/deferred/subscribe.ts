import { intentOf } from '#page/intents';
import { type Attempt, isTurnedAway, makeOnce } from '#services/fallbacks/make-once';
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
 * first time. A refusal is looked into as well: the account may have a subscription by now. Throws as makeOnce does.
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
  return intent.once(async () => {
    const outcome = await makeOnce({
      attempt,
      look: async () => outcomeOf(wanted, await getSubscription({}, { signal })),
      async make() {
        const begun = outcomeOf(wanted, await send(wanted, { idempotencyKey: intent.key, signal }));
        return begun?.result === 'begun' ? begun : undefined;
      },
      looksInto: (refusal) => !isTurnedAway(refusal),
    });
    intent.confirm();
    return outcome;
  });
}
