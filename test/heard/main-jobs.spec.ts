import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { inTurn } from '#scripts/test/turn.mjs';
import type { MainJob } from '../e2e/lib/main-job';
import { MAIN_JOBS } from '../e2e/lib/main-jobs';
import { FACTS, SPANISH } from './facts';
import { expectSaid } from './lib/expect-said';
import { TRANSCRIPTS, test } from './lib/test';

mkdirSync(TRANSCRIPTS, { recursive: true });

test('every main job has its facts', () => {
  const wrong = [...Object.entries(FACTS), ...Object.entries(SPANISH)].filter(([tag, facts]) =>
    Object.keys(facts).some((step) => !MAIN_JOBS[tag]?.steps[Number(step) - 1]),
  );
  expect(wrong.map(([tag]) => tag)).toEqual([]);
  expect(Object.keys(FACTS).sort()).toEqual(Object.keys(MAIN_JOBS).sort());
});

const RUNS = [
  ...Object.keys(MAIN_JOBS).map((tag) => ({ tag, language: 'pt-BR', facts: FACTS[tag] })),
  ...Object.entries(SPANISH).map(([tag, facts]) => ({ tag, language: 'es-AR', facts })),
];

for (const { tag, language, facts } of inTurn(RUNS)) {
  test(`${tag} is heard in ${language}`, async ({ page, origin, reader }) => {
    const { steps, query = '?' } = MAIN_JOBS[tag] as MainJob;
    const begins: number[] = [];
    try {
      await page.goto(`${origin}/jobs/${tag}/${query}&language=${language}`);
      for (const [at, step] of steps.entries()) {
        const begin = reader.said().length;
        begins.push(begin);
        await step.act(page);
        await step.done(page);
        await expectSaid(reader, begin, facts?.[at + 1] ?? []);
      }
    } finally {
      const lines = begins.map((begin, at) => {
        const said = reader.said().slice(begin, begins[at + 1]);
        return `${at + 1}: ${said.map(({ text }) => text.trim()).join(' ‖ ')}\n`;
      });
      writeFileSync(join(TRANSCRIPTS, `${tag}.${language}.txt`), lines.join(''));
    }
  });
}
