/**
 * Main jobs of widgets whose services are somebody else's mock server, which knows nothing but the OpenAPI documents and
 * refuses a request that is not as they say (`npm run openapi-proof`). It answers with the examples, whatever is asked: jobs
 * whose second answer depends on what the first call sent are not among these.
 */
import { doMainJob, placeAlone } from '../lib/do-main-job';
import { MAIN_JOBS } from '../lib/main-jobs';
import { expect, test } from '../lib/test';
import { editPageFurther } from '../lib/test-server';

const MOCK = process.env.OPENAPI_MOCK;

/** By what they do with services. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'reads lists': ['vt-mopar-offers', 'vt-recall-search', 'vt-version-comparator', 'vt-warranty'],
  'sends a form': ['vt-contact-form', 'vt-lead-form', 'vt-signup', 'vt-trade-in', 'vt-whatsapp'],
  'is signed in': [
    'vt-benefits',
    'vt-coupon',
    'vt-garage',
    'vt-game',
    'vt-identity-validation',
    'vt-user-data',
  ],
  'is staff': ['vt-offer-admin', 'vt-repairman'],
};

for (const [kind, tags] of Object.entries(KINDS)) {
  for (const tag of tags) {
    test(`${tag}, who ${kind}, does its main job`, async ({ page, open, sandbox }) => {
      const job = MAIN_JOBS[tag];
      if (!job || !MOCK) throw new Error(`no main job of ${tag}, or no server in OPENAPI_MOCK`);
      placeAlone(job.markup);
      editPageFurther((html) => html.replace('content="/api/{service}"', `content="${MOCK}/{service}"`));
      const answers: { request: string; status: number }[] = [];
      page.on('response', (response) => {
        const { pathname, origin } = new URL(response.url());
        if (origin === MOCK)
          answers.push({ request: `${response.request().method()} ${pathname}`, status: response.status() });
      });
      await open(`/lone/${job.query ?? ''}`);
      expect(await doMainJob(page, job, () => {})).toBe(0);
      expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
      expect(answers.length).toBeGreaterThan(0);
      // The sandbox is not asked.
      expect(await sandbox.calls()).toEqual([]);
    });
  }
}
