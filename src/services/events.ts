/** Events of a brand's community and their participants (spec services#events). */
import { array, blob, boolean, object, optional, string } from 'valibot';
import { eventParticipant, event as eventShape } from './entities/event';
import { DELETE, GET, PUT } from './http/call';

const BASE = 'events';
const auth = 'bearer';

export const listEvents = GET('EVT-01', BASE, '/v1', {
  auth,
  query: object({ brand: optional(string()) }),
  returns: array(eventShape),
});
export const getEvent = GET('EVT-02', BASE, '/v1/{id}', {
  auth,
  query: object({ includeParticipants: optional(boolean(), false) }),
  returns: eventShape,
});
/**
 * Without a participantId, the signed-in user takes part. companions (ours): the names of those who come along;
 * idempotencyKey (ours): the same for all tries of one intent.
 */
export const enrollInEvent = PUT('EVT-03', BASE, '/v1/{id}/enroll', {
  auth,
  body: object({
    participantId: optional(string()),
    includeParticipants: optional(boolean(), false),
    companions: optional(array(object({ name: string() }))),
    idempotencyKey: optional(string()),
  }),
  returns: eventShape,
});
export const listEventParticipants = GET('EVT-04', BASE, '/v1/{id}/participants', {
  auth,
  returns: array(eventParticipant),
});
/** CSV with personal data of all participants; its bytes, as its encoding is the service's. */
export const getEventParticipantsFile = GET('EVT-05', BASE, '/v1/{id}/participants/details', {
  auth,
  wire: { reads: 'blob' },
  returns: blob(),
});
/** reason (ours): of staff, for the record; in the body, as an address would be logged. */
export const removeEventParticipant = DELETE('EVT-06', BASE, '/v1/{id}/participants/{participantId}', {
  auth,
  body: object({ reason: optional(string()) }),
});
