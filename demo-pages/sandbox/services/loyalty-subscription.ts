import * as subscriptions from '#services/loyalty-subscription';
import { answer, Reply } from '../answers';
import { money } from '../data/cars/types';
import { PLANS } from '../data/loyalty';
import { signedIn } from '../rules/accounts';
import { countryFor } from '../rules/cars';
import { join } from '../rules/loyalty';
import {
  attemptsOf,
  planPrices,
  registerFree,
  subscribe,
  subscriptionOf,
} from '../rules/loyalty-subscriptions';
import { IDEMPOTENCY_HEADER } from '../state';
import type { World } from '../world';

interface Caller {
  headers: Headers;
  world: World;
}

const asked = (caller: Caller, key?: string) => ({
  userId: signedIn(caller).id,
  brand: caller.headers.get('x-brand') ?? 'jeep',
  key: key ?? caller.headers.get(IDEMPOTENCY_HEADER) ?? '',
});
const priceOf = (plan: (typeof PLANS)[number], { headers, world }: Caller): number =>
  money(plan.price, countryFor(undefined, headers)) + planPrices(world).by;

export const loyaltySubscriptionAnswers = answer(
  subscriptions,
  {
    getSubscription(caller) {
      const { userId, brand } = asked(caller);
      const own = subscriptionOf(caller.world, userId, brand) ?? { status: 'NONE', brand };
      return { ...own, attempts: attemptsOf(caller.world, userId, brand) };
    },
    subscribeToPlan({ body, ...caller }) {
      const { planId, cardId, expectedPrice, idempotencyKey } = body;
      const plan = PLANS.find(({ id }) => id === planId);
      const price = plan && { now: priceOf(plan, caller), expected: expectedPrice };
      return new Reply(201, subscribe(caller.world, asked(caller, idempotencyKey), planId, cardId, price));
    },
    listSubscriptionPlans: (caller) => PLANS.map((plan) => ({ ...plan, price: priceOf(plan, caller) })),
    registerFreeSubscription({ body, ...caller }) {
      const subscription = registerFree(caller.world, asked(caller, body.idempotencyKey), body.agreed);
      join(caller.world, signedIn(caller));
      return new Reply(201, subscription);
    },
  },
  { examples: { subscribeToPlan: { body: { planId: PLANS[0]?.id, cardId: 'card-user-equipe-1' } } } },
);
