/** Events about what a visitor did (calls 3.4, 7.9). */
import { nullable, object, optional, string } from 'valibot';
import { POST } from './call/call';

/** payload: the lead as JSON text. The bearer is read from the session cookie. */
export const send = POST('UAN-01', 'user-analytics', '/useranalytics/send', {
  auth: 'cookie-bearer',
  body: object({
    jwtToken: nullable(string()),
    type: optional(string(), 'GENERIC_LEAD'),
    payload: string(),
  }),
});
