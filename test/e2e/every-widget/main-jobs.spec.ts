import { inTurn } from '#scripts/test/turn.mjs';
import { doMainJob, expectSentOnce, placeAlone } from '../lib/do-main-job';
import { MAIN_JOBS } from '../lib/main-jobs';
import { expect, IN_TURN, test } from '../lib/test';

test.use({ viewport: { width: 1000, height: 1400 } });

// On preact deferred-files.spec.ts does the same jobs, with each file failing.
for (const [tag, job] of inTurn(Object.entries(MAIN_JOBS), 2)) {
  test(`${tag} does its main job`, { tag: ['@react', IN_TURN] }, async ({ page, open, sandbox }) => {
    placeAlone(job.markup);
    await open(`/lone/${job.query ?? ''}`);
    expect(await doMainJob(page, job, () => {})).toBe(0);
    await expectSentOnce(sandbox);
  });
}
