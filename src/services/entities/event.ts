import { array, type InferOutput, looseObject, nullish, string } from 'valibot';
import { count, degrees, flagOr, text } from './fields';

/** A participant of an event; participantId is the event's own id for them. Others than staff see no e-mail of others. */
export const eventParticipant = looseObject({
  participantId: string(),
  userId: text,
  name: text,
  email: text,
  enrolledAt: text,
});
export type EventParticipant = InferOutput<typeof eventParticipant>;

/**
 * The signed-in user's enrolment (ours). status: CONFIRMED, WAITING; position: on the waiting list, from 1; companions:
 * who comes along.
 */
const enrolment = looseObject({
  participantId: string(),
  status: text,
  position: count,
  enrolledAt: text,
  companions: nullish(array(looseObject({ name: string() }))),
});
export type Enrolment = InferOutput<typeof enrolment>;

/**
 * An event of a brand's community. status: OPEN, FULL, ENDED; ours: SCHEDULED (the enrolment has not begun), CLOSED (it is
 * over), CANCELLED. startsAt, endsAt: ISO dates and times. participants only on request. Ours: the address with its time
 * zone, such as America/Manaus, and its coordinates in degrees; the organizer; why it was cancelled; when one can enrol;
 * how many one may bring, and whether a full event has a waiting list, with the number on it; the user's enrolment; now:
 * the service's time.
 */
export const event = looseObject({
  id: string(),
  title: string(),
  description: text,
  brand: text,
  place: text,
  street: text,
  cityName: text,
  stateCode: text,
  timeZone: text,
  longitude: degrees,
  latitude: degrees,
  organizer: text,
  startsAt: text,
  endsAt: text,
  enrolmentStartsAt: text,
  enrolmentEndsAt: text,
  capacity: count,
  enrolled: count,
  maxCompanions: count,
  hasWaitingList: flagOr(false),
  waiting: count,
  status: text,
  cancelReason: text,
  isEnrolled: flagOr(false),
  enrolment: nullish(enrolment),
  participants: nullish(array(eventParticipant)),
  now: text,
});
export type Event = InferOutput<typeof event>;
