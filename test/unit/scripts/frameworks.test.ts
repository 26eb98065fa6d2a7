import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APPS } from '#scripts/frameworks/apps.mjs';
import { type KeptResult, mergeResults, RESULTS, resultLines } from '#scripts/frameworks/result.mjs';
import { expectThat, runChecks } from '#scripts/frameworks/run-checks.mjs';

const result = (id: string, ok: boolean) => ({
  id,
  name: id,
  versions: { [id]: '1' },
  checks: [{ name: 'a', ok }],
});
const run = { date: '2026-11-27', node: '24.1.0' };

describe('the results', () => {
  it('of a run replace those of the same applications, and leave the others', () => {
    const kept = mergeResults([], [result('next', false), result('astro', true)], {
      date: '2026-01-01',
      node: '22',
    });
    const merged = mergeResults(kept, [result('next', true)], run);
    expect(merged.map(({ id, date, checks }) => [id, date, checks[0]?.ok])).toEqual([
      ['astro', '2026-01-01', true],
      ['next', '2026-11-27', true],
    ]);
  });

  it('say in the terminal what failed, and why', () => {
    const failed = { ...result('next', false), checks: [{ name: 'a', ok: false, note: 'why' }] };
    expect(resultLines(failed)).toEqual(['next (next 1)', '  FAILED  a: why']);
  });

  it('that are kept are of every application, and nothing failed', () => {
    const kept: KeptResult[] = JSON.parse(readFileSync(RESULTS, 'utf8'));
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(APPS.map(({ id }) => id)));
    expect(
      kept.flatMap(({ id, checks }) => checks.filter(({ ok }) => !ok).map(({ name }) => `${id}: ${name}`)),
    ).toEqual([]);
    for (const { date, node, versions } of kept) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(node).toMatch(/^\d+\.\d+\.\d+$/);
      expect(Object.values(versions)).not.toContain('');
    }
  });
});

it('every application has a template, and every template an application', () => {
  expect(readdirSync('stories/samples/frameworks').sort()).toEqual(APPS.map(({ id }) => id).sort());
  for (const { id, check } of APPS) {
    const { scripts } = JSON.parse(readFileSync(`stories/samples/frameworks/${id}/package.json`, 'utf8'));
    expect(Object.keys(scripts).sort()).toEqual([...(check ? ['check'] : []), 'build', 'serve'].sort());
  }
});

it('checks go on after one that failed, and keep the first line of the reason', async () => {
  const page = { on: () => {} } as never;
  const checks = await runChecks({ page }, [
    ['first', async () => expectThat(false, 'the reason\nand more')],
    ['second', async () => 'to be known'],
    ['third', async () => {}],
  ]);
  expect(checks).toEqual([
    { name: 'first', ok: false, note: 'the reason' },
    { name: 'second', ok: true, note: 'to be known' },
    { name: 'third', ok: true },
  ]);
});
