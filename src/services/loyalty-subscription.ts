/** Paid and free membership of a loyalty program (spec services#loyalty). */
import { array, boolean, object, optional, string } from 'valibot';
import { plan, subscription } from './entities/loyalty';
import { GET, POST } from './http/call';

const BASE = 'loyalty-subscription';
const auth = 'bearer';
const wire = { headers: ['x-brand'] } as const;

/** Has the status NONE if there is no subscription. */
export const getSubscription = GET('LSB-01', BASE, '/v1/subscription', { auth, wire, returns: subscription });
/** cardId: of a saved card. */
export const subscribeToPlan = POST('LSB-02', BASE, '/v1/subscription', {
  auth,
  wire,
  body: object({ planId: string(), cardId: optional(string()) }),
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
  body: object({ agreed: boolean() }),
  returns: subscription,
});
