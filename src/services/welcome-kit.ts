/**
 * The calls of the welcome kit, in a file without other calls of reservations: the widget bundles nothing of orders
 * (spec reservations#welcome-kit).
 */
import { looseObject, number, optional } from 'valibot';
import { sentAddress } from './entities/user';
import { welcomeKit } from './entities/welcome-kit';
import { sentAsRead } from './entities/whole';
import { GET, PUT } from './http/call';

const BASE = 'reservation';
const auth = 'bearer';
const wire = { guest: 'owner', headers: ['x-reservation-anonymous-guest', 'x-reservation-user-id'] } as const;

/** Fails with 404 if the reservation entitles to none. */
export const getWelcomeKit = GET('RES-11', BASE, '/v2/reservations/{id}/welcome-kit', {
  auth,
  wire,
  returns: welcomeKit,
});
/**
 * Sets the address that the kit is sent to. version: of the kit that the caller has seen; may fail with 409 if another
 * address was saved since, or if it can no longer change.
 */
export const saveWelcomeKitAddress = PUT('KIT-01', BASE, '/v2/reservations/{id}/welcome-kit', {
  auth,
  ours: true,
  wire,
  body: looseObject({ address: sentAddress, version: sentAsRead(optional(number())) }),
  returns: welcomeKit,
});
