/**
 * Status changes of workshop visits (spec services#scheduling). A guest's visit takes the token of its manage link; an
 * account's its session.
 */
import { object, optional, string } from 'valibot';
import { APPOINTMENT_TOKEN_HEADER } from '#domain/scheduling/appointment-token';
import { appointment } from './entities/schedule';
import { GET, POST } from './http/call';

const BASE = 'visit-scheduling';
const wire = { headers: [APPOINTMENT_TOKEN_HEADER] } as const;

export const cancelVisit = POST('VIS-01', BASE, '/visitscheduling/cancel', {
  wire,
  body: object({ id: string(), reason: optional(string(), '') }),
  returns: appointment,
});
export const confirmVisit = POST('VIS-02', BASE, '/visitscheduling/confirm', {
  wire,
  body: object({ id: string() }),
  returns: appointment,
});
/** One visit, as a link shows it before anything is changed. Fails with 404 for whoever has no access to it. */
export const getVisit = GET('VIS-03', BASE, '/visitscheduling/{id}', {
  ours: true,
  wire,
  returns: appointment,
});
