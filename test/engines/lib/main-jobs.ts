import { inTurn } from '#scripts/test/turn.mjs';
import { doMainJob, expectSentOnce } from '../../e2e/lib/do-main-job';
import { MAIN_JOBS } from '../../e2e/lib/main-jobs';
import { type test as base, expect } from './test';

/**
 * Declares a test for the main job of each widget of this run's turn, in the engine of `test`.
 * @param offset another one for each engine, so that a run tries other widgets in it
 */
export function testMainJobs(test: typeof base, offset: number): void {
  for (const [tag, job] of inTurn(Object.entries(MAIN_JOBS), offset)) {
    // `noise` expects an empty console.
    test(`${tag} does its main job`, async ({ page, origin, sandbox }) => {
      await page.goto(`${origin}/jobs/${tag}/${job.query ?? ''}`);
      expect(await doMainJob(page, job, () => {})).toBe(0);
      await expectSentOnce(sandbox);
    });
  }
}
