import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { inTurn } from '#scripts/test/turn.mjs';
import { MAIN_JOBS } from '../e2e/lib/main-jobs';
import { listen } from './lib/listen';
import { TRANSCRIPTS, test } from './lib/test';

mkdirSync(TRANSCRIPTS, { recursive: true });

for (const [tag, job] of inTurn(Object.entries(MAIN_JOBS))) {
  test(`${tag} is heard`, async ({ page, origin, reader }) => {
    await page.goto(`${origin}/jobs/${tag}/${job.query ?? ''}`);
    let before = reader.said().length;
    const lines: string[] = [];
    await listen(reader, before);
    before = reader.said().length;
    for (const [at, step] of job.steps.entries()) {
      await step.act(page);
      await step.done(page);
      const said = await listen(reader, before);
      before += said.length;
      lines.push(`${at + 1}: ${said.join(' ‖ ')}`);
    }
    writeFileSync(join(TRANSCRIPTS, `${tag}.txt`), `${lines.join('\n')}\n`);
    // A widget may be silent; a reader that says nothing of any is gone.
    expect(reader.said().length).toBeGreaterThan(0);
  });
}
