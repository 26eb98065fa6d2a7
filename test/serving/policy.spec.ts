import { startServer } from '#demo-pages/server';
import { doMainJob, expectSentOnce } from '../e2e/lib/do-main-job';
import { MAIN_JOBS } from '../e2e/lib/main-jobs';
import { test as base, expect } from '../e2e/lib/test';
import { places } from './lib/places';
import { policyPages } from './lib/policy-page';

/** The page, the files and the services are of three origins. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const server = await startServer({ port: 0, more: policyPages(places().servers.nginx ?? '') });
      await use(`http://127.0.0.1:${server.port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

for (const [tag, job] of Object.entries(MAIN_JOBS)) {
  // What a policy forbids is on the console, which `noise` expects to be empty.
  test(`${tag} does its main job under the policy that the builder writes`, async ({
    page,
    origin,
    sandbox,
  }) => {
    await page.goto(`${origin}/policy/${tag}/${job.query ?? ''}`);
    expect(await doMainJob(page, job, () => {})).toBe(0);
    await expectSentOnce(sandbox);
  });
}

test('what the policy does not name is forbidden', async ({ page, origin, noise }) => {
  await page.goto(`${origin}/policy/vt-lead-form/`);
  const reached = await page.evaluate(async (own) => {
    const is = (promise: Promise<unknown>) =>
      promise.then(
        () => true,
        () => false,
      );
    return {
      ownServices: await is(fetch(`${own}/api/dealer/v1/brand`)),
      file: await is(import(`${own}/assets/twice.js`)),
      frame: [...document.querySelectorAll('iframe')].length > 0,
    };
  }, origin);
  expect(reached).toEqual({ ownServices: false, file: false, frame: false });
  expect(noise.length).toBeGreaterThan(1);
  for (const line of noise.splice(0)) expect(line).toMatch(/Content Security Policy|Fetch API cannot load/i);
});
