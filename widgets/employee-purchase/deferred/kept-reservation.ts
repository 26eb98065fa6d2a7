import { object, string } from 'valibot';
import { type Cell, persisted } from '#page/settings/storage';

const kept = object({ id: string() });

/** Milliseconds in which a reservation can be found again in its tab: two days (ours). */
const LIFETIME = 2 * 86_400_000;

/**
 * The id of the reservation made in this tab, so that a reload leads to its billing again: no call lists reservations. It is
 * shown only once the service has said that it is of the account that is signed in.
 */
export const keptReservation: Cell<{ id: string }> = persisted('employee-reservation', kept, {
  area: 'sessionStorage',
  lifetime: () => LIFETIME,
});
