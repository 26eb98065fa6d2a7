import { boolean, type InferOutput, looseObject, nullish, string } from 'valibot';
import { count, list, optionalText } from './fields';
import { userAddress } from './user';
import { whole } from './whole';

/**
 * The gift for a new owner (spec reservations#welcome-kit). status: WAITING_ADDRESS, PREPARING, SENT or DELIVERED.
 * changeable: whether the address may still change; missing if the status tells. version counts the saved addresses.
 */
export const welcomeKit = whole(
  looseObject({
    status: string(),
    changeable: nullish(boolean()),
    version: count,
    items: list(string()),
    trackingCode: optionalText,
    address: nullish(userAddress),
  }),
);
export type WelcomeKit = InferOutput<typeof welcomeKit>;
