/**
 * Main jobs of widgets whose services are somebody else's mock server, which knows nothing but the OpenAPI documents and
 * refuses a request that is not as they say (`npm run openapi-proof`). It answers with the examples, whatever is asked: jobs
 * whose second answer depends on what the first call sent are not among these.
 */
import type { Page } from '@playwright/test';
import { doMainJob, placeAlone } from '../lib/do-main-job';
import { MAIN_JOBS } from '../lib/main-jobs';
import { quiet } from '../lib/noise';
import { expect, type Sandbox, test } from '../lib/test';
import { editPageFurther } from '../lib/test-server';

/** The server of the documents as they are, and that of the documents under the names of service-names.json. */
const { OPENAPI_MOCK, OPENAPI_MOCK_RENAMED } = process.env;

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
/** Widgets that make calls of ours. */
const RENAMED = ['vt-game', 'vt-identity-validation', 'vt-mopar-offers'];
const FILE = '/names.json';

interface Answer {
  request: string;
  status: number;
}

/** Puts a widget into a page whose services are a mock server; gathers what that answers. */
function placeOn(page: Page, mock: string, markup: string, metas = ''): Answer[] {
  placeAlone(markup);
  editPageFurther((html) =>
    html
      .replace('content="/api/{service}"', `content="${mock}/{service}"`)
      .replace('</head>', `${metas}</head>`),
  );
  const answers: Answer[] = [];
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin === mock)
      answers.push({ request: `${response.request().method()} ${pathname}`, status: response.status() });
  });
  return answers;
}

function jobOf(tag: string) {
  const job = MAIN_JOBS[tag];
  if (!job) throw new Error(`${tag} has no main job`);
  return job;
}

async function expectDone(
  page: Page,
  tag: string,
  sandbox: Sandbox,
  answers: readonly Answer[],
): Promise<void> {
  expect(await doMainJob(page, jobOf(tag), () => {})).toBe(0);
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  expect(answers.length).toBeGreaterThan(0);
  // The sandbox is not asked.
  expect(await sandbox.calls()).toEqual([]);
}

for (const [kind, tags] of Object.entries(KINDS)) {
  for (const tag of tags) {
    test(`${tag}, which ${kind}, does its main job`, async ({ page, open, sandbox, noise }) => {
      // The documents are of JSON: pictures of cars are files, which their mock server does not have.
      quiet(noise, /^Not Found Fallback Icon$/);
      const answers = placeOn(page, OPENAPI_MOCK ?? '', jobOf(tag).markup);
      await open(`/lone/${jobOf(tag).query ?? ''}`);
      await expectDone(page, tag, sandbox, answers);
    });
  }
}

for (const tag of RENAMED) {
  test(`${tag} does its main job under the names of a service`, async ({ page, open, sandbox }) => {
    const meta = `<meta name="vitrine:wire" content="${FILE}">`;
    const answers = placeOn(page, OPENAPI_MOCK_RENAMED ?? '', jobOf(tag).markup, meta);
    await page.route(`**${FILE}`, (route) => route.fulfill({ path: 'test/e2e/lib/service-names.json' }));
    await open(`/lone/${jobOf(tag).query ?? ''}`);
    await expectDone(page, tag, sandbox, answers);
    expect(answers.some(({ request }) => / \/[\w-]+\/v\d\//.test(request))).toBe(true);
  });
}
