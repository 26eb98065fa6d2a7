import { nullable, object, optional, string } from 'valibot';
import { POST, service } from './call';

/** Events about what a visitor did. The bearer is read from the session cookie (calls 3.4, 7.9). */
export const userAnalytics = service('user-analytics', {
  send: POST('UAN-01', '/useranalytics/send', {
    auth: 'cookie-bearer',
    /** payload: the lead as JSON text. */
    body: object({
      jwtToken: nullable(string()),
      type: optional(string(), 'GENERIC_LEAD'),
      payload: string(),
    }),
  }),
});
