import { boolean, type InferOutput, looseObject, nullish, string } from 'valibot';
import { count, countOr, list, text } from './fields';

/** A participant of an event; participantId is the event's own id for them. */
export const eventParticipant = looseObject({
  participantId: string(),
  userId: text,
  name: text,
  email: text,
  enrolledAt: text,
});
export type EventParticipant = InferOutput<typeof eventParticipant>;

/** status: OPEN, FULL, ENDED. participants only on request. */
export const event = looseObject({
  id: string(),
  title: string(),
  description: text,
  brand: text,
  place: text,
  cityName: text,
  stateCode: text,
  startsAt: text,
  endsAt: text,
  capacity: count,
  enrolled: countOr(0),
  status: text,
  isEnrolled: nullish(boolean(), false),
  participants: list(eventParticipant),
});
export type Event = InferOutput<typeof event>;
