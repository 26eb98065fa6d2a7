import { AMOUNT_CHANGED } from '#domain/money/changed-amount';
import { cardExpired } from '#domain/payment/card';
import { found, Refusal } from '../answers';
import { PLANS } from '../data/loyalty';
import { DAY, dayFromNow, moment } from '../lib/moments';
import type { World } from '../world';
import { refuseFields } from './accounts';
import { cardOf } from './cards';
import { once } from './reservations/charges';

/** A type, as an interface is no record of unknown fields. */
export type Subscription = {
  id: string;
  status: string;
  brand: string;
  planId: string;
  planName: string;
  startedAt: string;
  renewsAt: string;
  attempts?: SubscriptionAttempt[];
};

/** An attempt to subscribe to a plan. */
type SubscriptionAttempt = {
  idempotencyKey?: string;
  status: string;
};

/** A month of a plan that a card of the wallet has paid. */
interface Charge {
  userId: string;
  brand: string;
  planId: string;
  cardId: string;
}

/** Days of a paid month. */
const MONTH = 30;
/** Cards that end with these digits are declined, as in a payment. */
const DECLINED = '0010';

/** Had a plan of Jeep's and has cancelled it. */
const FORMER: readonly [user: string, brand: string] = ['user-bruno', 'jeep'];

/** By user and brand: each brand has its own membership. */
const known = (world: World) =>
  world.table('loyalty subscriptions', () => {
    const [user, brand] = FORMER;
    const [plan] = PLANS;
    const former: Subscription = {
      id: 'ASS-0',
      status: 'CANCELLED',
      brand,
      planId: plan?.id ?? '',
      planName: plan?.name ?? '',
      startedAt: moment(world, -400 * DAY),
      renewsAt: '',
    };
    return new Map([[`${user} ${brand}`, former]]);
  });

/** What the plans cost more than at first: a price may change while a visitor looks at it. */
export const planPrices = (world: World) => world.table('plan prices', () => ({ by: 0 }));

/** Every charge that was made, in order. */
export const chargesOf = (world: World): Charge[] => world.table('loyalty charges', (): Charge[] => []);
/** The attempts of each user with a brand, in order. */
const attempts = (world: World) =>
  world.table(
    'loyalty attempts',
    () => new Map<string, SubscriptionAttempt[]>([[FORMER.join(' '), [{ status: 'CANCELLED' }]]]),
  );

/** Returns the attempts of a user to subscribe to a plan of a brand. */
export function attemptsOf(world: World, userId: string, brand: string): SubscriptionAttempt[] {
  const name = `${userId} ${brand}`;
  const own = attempts(world).get(name) ?? [];
  attempts(world).set(name, own);
  return own;
}

/** Returns a user's subscription with a brand, renewed and charged up to now; undefined if there is none. */
export function subscriptionOf(world: World, userId: string, brand: string): Subscription | undefined {
  const own = known(world).get(`${userId} ${brand}`);
  while (own?.status === 'ACTIVE' && Date.parse(own.renewsAt) <= world.now()) {
    own.renewsAt = new Date(Date.parse(own.renewsAt) + MONTH * DAY).toISOString().slice(0, 10);
    const last = chargesOf(world).findLast((charge) => charge.userId === userId && charge.brand === brand);
    if (last) chargesOf(world).push({ ...last });
  }
  return own;
}

interface Request {
  userId: string;
  brand: string;
  /** The key of the intent, if the page sends one. */
  key: string;
}

function begin(
  world: World,
  { userId, brand }: Request,
  status: string,
  plan: { id: string; name: string },
  renewsAt: string,
): Subscription {
  const subscription = {
    id: `ASS-${world.state.stamp().n}`,
    status,
    brand,
    planId: plan.id,
    planName: plan.name,
    startedAt: moment(world),
    renewsAt,
  };
  known(world).set(`${userId} ${brand}`, subscription);
  return subscription;
}

/**
 * A free membership can be upgraded to a plan; one paid plan at a time, charged once.
 * @param price of the plan, and what the visitor has seen that it is
 */
export function subscribe(
  world: World,
  asked: Request,
  planId: string,
  cardId = '',
  price?: { now: number; expected?: number | undefined },
): Subscription {
  const { userId, brand, key } = asked;
  const idempotencyKey = key && { idempotencyKey: key };
  const run = () => {
    const plan = found(
      PLANS.find(({ id }) => id === planId),
      'plan',
    );
    if (subscriptionOf(world, userId, brand)?.status === 'ACTIVE') {
      throw new Refusal(409, { error: 'there is a subscription already' });
    }
    refuseFields({ cardId: !cardId && 'Escolha um cartão da carteira' });
    const { number, dueDate } = cardOf(world, userId, cardId);
    refuseFields({ cardId: cardExpired(dueDate ?? '') && 'O cartão está vencido' });
    if (price && (price.expected ?? price.now) !== price.now)
      throw new Refusal(409, {
        reason: AMOUNT_CHANGED,
        error: 'the plan costs something else',
        amount: price.now,
      });
    if (number.endsWith(DECLINED)) {
      attemptsOf(world, userId, brand).push({ ...idempotencyKey, status: 'REFUSED' });
      throw new Refusal(402, { error: 'the card was declined' });
    }
    chargesOf(world).push({ userId, brand, planId, cardId });
    attemptsOf(world, userId, brand).push({ ...idempotencyKey, status: 'BEGUN' });
    return begin(world, asked, 'ACTIVE', plan, dayFromNow(world, MONTH));
  };
  return once(world, 'LSB-02', key && `${userId} ${brand} ${key}`, run, { planId, cardId });
}

/** Who has cancelled may register again. */
export function registerFree(world: World, asked: Request, agreed: boolean): Subscription {
  const { userId, brand, key } = asked;
  return once(world, 'LSB-04', key && `${userId} ${brand} ${key}`, () => {
    refuseFields({ agreed: !agreed && 'É preciso aceitar os termos' });
    const own = subscriptionOf(world, userId, brand);
    if (own && own.status !== 'CANCELLED') throw new Refusal(409, { error: 'is registered already' });
    return begin(world, asked, 'FREE', { id: 'gratuito', name: 'Gratuito' }, '');
  });
}
