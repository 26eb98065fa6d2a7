import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HEARD, mergeHeard, stepsOf } from '#scripts/test/heard-transcripts.mjs';

it('reads what was said in each act, and that nothing was', () => {
  expect(stepsOf('1: Enviando… botão ‖ Total: R$ 10\n2: \n10: Fim\n')).toEqual([
    { name: '1', said: ['Enviando… botão', 'Total: R$ 10'] },
    { name: '2', said: [] },
    { name: '10', said: ['Fim'] },
  ]);
});

it('keeps what was heard before, has each widget once, and none that is gone', () => {
  const old = { tag: 'vt-b', date: '2026-01-02', steps: [{ name: '1', said: ['Antes'] }] };
  const heard = { tag: 'vt-a', date: '2026-01-03', steps: [{ name: '1', said: ['Agora'] }] };
  const kept = [{ ...heard, steps: [] }, old, { ...old, tag: 'vt-gone' }];
  expect(mergeHeard(kept, [heard], ['vt-c', 'vt-b', 'vt-a'])).toEqual([heard, old]);
});

it('has no widget that is gone in the file that the page shows, and says when and by what each was heard', () => {
  const { reader, browser, widgets } = JSON.parse(readFileSync(HEARD, 'utf8'));
  expect([reader, browser]).toEqual([
    expect.stringMatching(/^Orca \d/),
    expect.stringMatching(/^Firefox \d/),
  ]);
  const names = readdirSync('widgets');
  for (const { tag, date, steps } of widgets) {
    expect(names).toContain(tag.replace('vt-', ''));
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(steps.length, tag).toBeGreaterThan(0);
  }
});
