/** Status changes of workshop visits (spec services#scheduling). */
import { object, optional, string } from 'valibot';
import { appointment } from './entities/schedule';
import { POST } from './http/call';

const BASE = 'visit-scheduling';

export const cancelVisit = POST('VIS-01', BASE, '/visitscheduling/cancel', {
  body: object({ id: string(), reason: optional(string(), '') }),
  returns: appointment,
});
export const confirmVisit = POST('VIS-02', BASE, '/visitscheduling/confirm', {
  body: object({ id: string() }),
  returns: appointment,
});
