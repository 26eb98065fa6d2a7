import { doMainJob, expectSentOnce, placeAlone } from '../lib/do-main-job';
import { fillPerson, leadForm, sendButton } from '../lib/lead';
import type { MainJob } from '../lib/main-job';
import { MAIN_JOBS } from '../lib/main-jobs';
import { expect, test } from '../lib/test';

test('K1 transport: a page that has switched Request off sends its lead once', async ({
  page,
  open,
  sandbox,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      Request: function Request() {
        throw new Error('switched off');
      },
    });
  });
  await open('/lone/');
  const form = leadForm(page);
  await fillPerson(form);
  await sendButton(form).click();
  await expect.poll(async () => (await sandbox.leads()).length).toBe(1);
  await expectSentOnce(sandbox);
});

test('K2 transport: additions to Object.prototype leave a GET its second try', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.addInitScript(() => {
    for (const name of ['each', 'extend', 'json', 'hooks', 'retry', 'context'])
      Object.assign(Object.prototype, { [name]() {} });
  });
  await sandbox.fault('503', 'MAN-02', 1);
  const job = MAIN_JOBS['vt-manuals'] as MainJob;
  placeAlone(job.markup);
  await open('/lone/');
  // Nobody sees the failure, and nobody presses a button for the second try.
  expect(await doMainJob(page, job, () => {})).toBe(0);
  // The browser's own word of the first try.
  expect(noise.splice(0)).toEqual([expect.stringMatching(/status of 503 .*\/manual\/search/)]);
});
