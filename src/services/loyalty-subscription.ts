/** Paid and free membership of a loyalty program (spec services#loyalty). */
import { array, boolean, number, object, optional, string } from 'valibot';
import { plan, subscription } from './entities/loyalty';
import { GET, POST } from './http/call';

const BASE = 'loyalty-subscription';
const auth = 'bearer';
const wire = { headers: ['x-brand'] } as const;

/** Has the status NONE if there is no subscription. */
export const getSubscription = GET('LSB-01', BASE, '/v1/subscription', { auth, wire, returns: subscription });
/** Ours: the same for all tries of one attempt, which begins one subscription and is charged once. */
const idempotencyKey = optional(string());

/**
 * cardId: of a saved card. expectedPrice (ours): the price that the visitor has seen; a plan of another price is not begun:
 * 409 with the reason amount-changed and the new `amount`. A declined card fails with 402.
 */
export const subscribeToPlan = POST('LSB-02', BASE, '/v1/subscription', {
  auth,
  wire,
  body: object({
    planId: string(),
    cardId: optional(string()),
    expectedPrice: optional(number()),
    idempotencyKey,
  }),
  returns: subscription,
});
export const listSubscriptionPlans = GET('LSB-03', BASE, '/v1/subscription/plan', {
  auth,
  wire,
  returns: array(plan),
});
export const registerFreeSubscription = POST('LSB-04', BASE, '/free/register', {
  auth,
  wire,
  body: object({ agreed: boolean(), idempotencyKey }),
  returns: subscription,
});
