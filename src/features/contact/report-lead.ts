import { toJson } from '#domain/text/to-json';
import { metaFlag } from '#page/core/metadata';
import { bearer } from '#page/session/session';
import { whenConsented } from '#page/settings/consent';
import { sendUserAnalytics } from '#services/user-analytics';

/**
 * Reports a received lead of any kind to the user analytics (spec leads#analytics), with the visitor's consent if the
 * page requires it. Resolves when the service has answered; never rejects: a failure is ignored, as the lead was
 * received.
 */
export const reportLead = (lead: object): Promise<void> =>
  new Promise((done) => {
    whenConsented('analytics_storage', () => {
      // The token goes by header; in a body it would be kept with the lead.
      const jwtToken = metaFlag('lead-report-token') ? (bearer() ?? null) : null;
      sendUserAnalytics({ body: { jwtToken, payload: toJson(lead) } }).then(
        () => done(),
        () => done(),
      );
    });
  });
