import { doMainJob, expectSentOnce } from '../../e2e/lib/do-main-job';
import { MAIN_JOBS } from '../../e2e/lib/main-jobs';
import { type test as base, expect } from './test';

/** Declares a test for the main job of each widget, in the engine of `test`. */
export function testMainJobs(test: typeof base): void {
  for (const [tag, job] of Object.entries(MAIN_JOBS)) {
    // `noise` expects an empty console.
    test(`${tag} does its main job`, async ({ page, origin, sandbox }) => {
      await page.goto(`${origin}/jobs/${tag}/${job.query ?? ''}`);
      expect(await doMainJob(page, job, () => {})).toBe(0);
      await expectSentOnce(sandbox);
    });
  }
}
