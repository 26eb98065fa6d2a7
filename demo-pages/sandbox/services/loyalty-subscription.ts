import * as subscriptions from '#services/loyalty-subscription';
import { answer, Reply } from '../answers';
import { money } from '../data/cars/types';
import { PLANS } from '../data/loyalty';
import { signedIn } from '../rules/accounts';
import { countryFor } from '../rules/cars';
import { join } from '../rules/loyalty';
import { registerFree, subscribe, subscriptionOf } from '../rules/loyalty-subscriptions';
import { IDEMPOTENCY_HEADER } from '../state';
import type { World } from '../world';

interface Caller {
  headers: Headers;
  world: World;
}

const asked = (caller: Caller) => ({
  userId: signedIn(caller).id,
  brand: caller.headers.get('x-brand') ?? 'jeep',
  key: caller.headers.get(IDEMPOTENCY_HEADER) ?? '',
});

export const loyaltySubscriptionAnswers = answer(
  subscriptions,
  {
    getSubscription(caller) {
      const { userId, brand } = asked(caller);
      return subscriptionOf(caller.world, userId, brand) ?? { status: 'NONE', brand };
    },
    subscribeToPlan({ body, ...caller }) {
      return new Reply(201, subscribe(caller.world, asked(caller), body.planId, body.cardId));
    },
    listSubscriptionPlans: ({ headers }) =>
      PLANS.map((plan) => ({ ...plan, price: money(plan.price, countryFor(undefined, headers)) })),
    registerFreeSubscription({ body, ...caller }) {
      const subscription = registerFree(caller.world, asked(caller), body.agreed);
      join(caller.world, signedIn(caller));
      return new Reply(201, subscription);
    },
  },
  { examples: { subscribeToPlan: { body: { planId: PLANS[0]?.id, cardId: 'card-user-equipe-1' } } } },
);
