import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { inTurn } from '#scripts/test/turn.mjs';
import { MAIN_JOBS } from '../e2e/lib/main-jobs';
import { FACTS } from './facts';
import { expectSaid } from './lib/expect-said';
import { TRANSCRIPTS, test } from './lib/test';

mkdirSync(TRANSCRIPTS, { recursive: true });

test('every main job has its facts', () => {
  const wrong = Object.entries(FACTS).filter(([tag, facts]) =>
    Object.keys(facts).some((step) => !MAIN_JOBS[tag]?.steps[Number(step) - 1]),
  );
  expect(wrong.map(([tag]) => tag)).toEqual([]);
  expect(Object.keys(FACTS).sort()).toEqual(Object.keys(MAIN_JOBS).sort());
});

for (const [tag, job] of inTurn(Object.entries(MAIN_JOBS))) {
  test(`${tag} is heard`, async ({ page, origin, reader }) => {
    const begins: number[] = [];
    try {
      await page.goto(`${origin}/jobs/${tag}/${job.query ?? ''}`);
      for (const [at, step] of job.steps.entries()) {
        begins.push(reader.said().length);
        await step.act(page);
        await step.done(page);
        await expectSaid(reader, begins[at] ?? 0, FACTS[tag]?.[at + 1] ?? []);
      }
    } finally {
      const lines = begins.map((begin, at) => {
        const said = reader.said().slice(begin, begins[at + 1]);
        return `${at + 1}: ${said.map(({ text }) => text.trim()).join(' ‖ ')}\n`;
      });
      writeFileSync(join(TRANSCRIPTS, `${tag}.txt`), lines.join(''));
    }
  });
}
