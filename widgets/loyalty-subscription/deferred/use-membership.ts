import { isAmount } from '#domain/money/money';
import { walletCards } from '#features/card/card';
import { useAccountRows } from '#features/session/use-account-content';
import { getSubscription, listSubscriptionPlans } from '#services/loyalty-subscription';
import { listCards } from '#services/payment-security';
import { useCollection } from '#ui/collection/use-collection';
import { useHost } from '#ui/core/host-context';
import type { Subscription } from './subscribe';

export type Plan = Awaited<ReturnType<typeof listSubscriptionPlans>>[number];

/** The plans that have a name, each once. */
function shownPlans(plans: readonly Plan[]): Plan[] {
  const ids = new Set<string>();
  return plans.filter(({ id, name }) => id && name.trim() && !ids.has(id) && ids.add(id));
}

/** Whether a plan's price is known: nobody subscribes to another. */
export const hasPrice = (plan: Plan): plan is Plan & { price: number } => isAmount(plan.price ?? Number.NaN);

/** The one subscription that an account has with a brand, as an item of a list. */
const OWN = 'own';

/** The subscription of who is signed in, and the plans of the brand. */
export function useMembership() {
  const { signal } = useHost();
  const source = { ...useAccountRows('gate'), dropsOnFailure: true };
  const own = useCollection(source, async () => [{ id: OWN, value: await getSubscription({}, { signal }) }]);
  const plans = useCollection(source, async () => shownPlans(await listSubscriptionPlans({}, { signal })));
  return {
    subscription: own.items?.[0]?.value,
    failed: own.failed,
    plans,
    retry: own.retry,
    /** Shows what the service has answered: a load under way does not undo it. */
    setSubscription: (value: Subscription) => own.put({ id: OWN, value }),
  };
}

/** The cards of the wallet, the favorite first. */
export function useWalletCards() {
  const { signal } = useHost();
  const source = { ...useAccountRows('gate'), dropsOnFailure: true };
  return useCollection(source, async () => walletCards(await listCards({}, { signal })));
}
