/** Events of a brand's community (spec offers#events). */

/** What the rules read of an event as the service answers it; dates are ISO dates and times, empty if there are none. */
export interface EventFacts {
  status?: string | null;
  startsAt?: string | null;
  endsAt?: string | null;
  enrolmentStartsAt?: string | null;
  enrolmentEndsAt?: string | null;
  hasWaitingList?: boolean | null;
  /** Missing if the number of places has no limit. */
  capacity?: number | null;
  enrolled?: number | null;
  maxCompanions?: number | null;
}

/**
 * What an event is for somebody who is not enrolled.
 * - open: has free places; waiting: full, with a list; full: without one
 * - soon: the enrolment has not begun; closed: it is over; unknown: the service's status is none that is known here
 * - running, ended: of the event itself; begun: nobody says until when; cancelled: by its organizer
 */
export type EventState =
  | 'open'
  | 'waiting'
  | 'full'
  | 'soon'
  | 'closed'
  | 'unknown'
  | 'running'
  | 'begun'
  | 'ended'
  | 'cancelled';

/** Milliseconds since 1970; NaN for no date. */
const momentOf = (date: string | null | undefined): number => Date.parse(date ?? '');

/**
 * Returns an event's state at the service's time in ms since 1970; by the service's status alone while that time is not
 * known: a device's clock may be wrong by days.
 */
export function eventState(event: EventFacts, now = Number.NaN): EventState {
  const { status, startsAt, endsAt, enrolmentStartsAt, enrolmentEndsAt, hasWaitingList } = event;
  if (status === 'CANCELLED') return 'cancelled';
  const start = momentOf(startsAt);
  const end = momentOf(endsAt);
  if (status === 'ENDED' || end < now) return 'ended';
  if (start <= now) return Number.isNaN(end) ? 'begun' : 'running';
  if (status === 'SCHEDULED' || momentOf(enrolmentStartsAt) > now) return 'soon';
  if (status === 'CLOSED' || momentOf(enrolmentEndsAt) < now) return 'closed';
  if (status === 'FULL') return hasWaitingList ? 'waiting' : 'full';
  return status === 'OPEN' ? 'open' : 'unknown';
}

/** Returns the number of free places, at least 0; undefined if there is no limit, or if nobody says how many are enrolled. */
export function freePlaces({ capacity, enrolled }: EventFacts): number | undefined {
  return typeof capacity === 'number' && typeof enrolled === 'number'
    ? Math.max(0, capacity - enrolled)
    : undefined;
}

/** Most companions that a form has fields for (ours). */
const MOST_COMPANIONS = 20;

/** Returns how many somebody who enrols now may bring: no more than there are places, unless all wait. */
export function companionLimit(event: EventFacts): number {
  const allowed = Math.min(event.maxCompanions ?? 0, MOST_COMPANIONS);
  const places = event.status === 'FULL' ? undefined : freePlaces(event);
  return Math.max(0, Math.min(allowed, (places ?? Number.POSITIVE_INFINITY) - 1));
}
