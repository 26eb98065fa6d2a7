import * as subscriptions from '#services/loyalty-subscription';
import { answer, found, Refusal, Reply } from '../answers';
import { money } from '../data/cars/types';
import { PLANS } from '../data/loyalty';
import { dayFromNow, moment } from '../lib/moments';
import { refuseFields, signedIn } from '../rules/accounts';
import { countryFor } from '../rules/cars';
import { join } from '../rules/loyalty';
import type { World } from '../world';

type Subscription = {
  id: string;
  status: string;
  brand: string;
  planId: string;
  planName: string;
  startedAt: string;
  renewsAt: string;
};

/** Days of a paid month. */
const MONTH = 30;

/** By user and brand: each brand has its own membership. */
const known = (world: World) => world.table('loyalty subscriptions', () => new Map<string, Subscription>());

interface Caller {
  headers: Headers;
  world: World;
}

const brandOf = ({ headers }: Caller) => headers.get('x-brand') ?? 'jeep';
const keyOf = (caller: Caller) => `${signedIn(caller).id} ${brandOf(caller)}`;

function begin(caller: Caller, status: string, plan: { id: string; name: string }, renewsAt: string) {
  const { world } = caller;
  const subscription = {
    id: `ASS-${world.state.stamp().n}`,
    status,
    brand: brandOf(caller),
    planId: plan.id,
    planName: plan.name,
    startedAt: moment(world),
    renewsAt,
  };
  known(world).set(keyOf(caller), subscription);
  return new Reply(201, subscription);
}

export const loyaltySubscriptionAnswers = answer(
  subscriptions,
  {
    getSubscription: (asked) =>
      known(asked.world).get(keyOf(asked)) ?? { status: 'NONE', brand: brandOf(asked) },
    /** A free membership can be upgraded to a plan; one paid plan at a time. */
    subscribeToPlan(asked) {
      const plan = found(
        PLANS.find(({ id }) => id === asked.body.planId),
        'plan',
      );
      if (known(asked.world).get(keyOf(asked))?.status === 'ACTIVE') {
        throw new Refusal(409, { error: 'there is a subscription already' });
      }
      return begin(asked, 'ACTIVE', plan, dayFromNow(asked.world, MONTH));
    },
    listSubscriptionPlans: ({ headers }) =>
      PLANS.map((plan) => ({ ...plan, price: money(plan.price, countryFor(undefined, headers)) })),
    registerFreeSubscription(asked) {
      refuseFields({ agreed: !asked.body.agreed && 'É preciso aceitar os termos' });
      if (known(asked.world).has(keyOf(asked))) throw new Refusal(409, { error: 'is registered already' });
      join(asked.world, signedIn(asked));
      return begin(asked, 'FREE', { id: 'gratuito', name: 'Gratuito' }, '');
    },
  },
  { examples: { subscribeToPlan: { body: { planId: PLANS[0]?.id } } } },
);
