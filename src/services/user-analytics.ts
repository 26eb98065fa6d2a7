/** Events of visitors' actions (spec leads#analytics). */
import { nullable, object, optional, string } from 'valibot';
import { POST } from './http/call';

/**
 * payload: the lead as JSON text. The bearer is read from the session cookie and goes by header; jwtToken is null unless the page
 * asks for it (vitrine:lead-report-token). The body contains personal data: it is sent over https only, except to services on
 * the developer's own machine.
 */
export const sendUserAnalytics = POST('UAN-01', 'user-analytics', '/useranalytics/send', {
  auth: 'cookie-bearer',
  anyone: true,
  wire: { secure: true },
  body: object({
    jwtToken: nullable(string()),
    type: optional(string(), 'GENERIC_LEAD'),
    payload: string(),
  }),
});
