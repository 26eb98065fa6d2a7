import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '#demo-pages/sandbox/app';
import { budgetProblems, idsInShort, settledEntries } from '#scripts/test/reached-calls.mjs';
import { ROWS } from '#services/catalogue-rows';

const run = {
  known: ['AAA-01', 'AAA-02', 'BBB-01'],
  reached: new Set(['AAA-01']),
  widgets: ['vt-here'],
  budget: { later: { 'vt-there': ['BBB-01'] }, unreached: { 'AAA-02': 'no service answers it yet' } },
};

describe('the list of unreached calls', () => {
  it('has no problem where every call is reached, waits for a widget, or has a reason', () => {
    expect(budgetProblems(run)).toEqual([]);
  });

  it('misses calls that no act reaches any more, if they are more than there is room for', () => {
    const known = [...run.known, 'AAA-03'];
    expect(budgetProblems({ ...run, known, reached: new Set(['AAA-01']) })).toEqual([]);
    expect(budgetProblems({ ...run, known, reached: new Set() })).toEqual([
      'AAA-01 is reached by no story and no end-to-end test',
      'AAA-03 is reached by no story and no end-to-end test',
    ]);
  });

  it('tells the calls that can leave it, and has no calls for a widget that stands', () => {
    expect(settledEntries(run.budget, new Set(run.known))).toEqual(['BBB-01', 'AAA-02']);
    expect(settledEntries(run.budget, run.reached)).toEqual([]);
    expect(budgetProblems({ ...run, widgets: ['vt-there'] })).toEqual([
      'vt-there stands: its calls are reached or have a reason below "unreached"',
    ]);
  });

  it('names each call of the catalogue once', () => {
    const budget = { later: { 'vt-there': ['BBB-01', 'CCC-01'] }, unreached: { 'AAA-02': '', 'BBB-01': '' } };
    expect(budgetProblems({ ...run, budget })).toEqual([
      'CCC-01 is no call of the catalogue',
      'BBB-01 is named twice',
    ]);
  });

  it('is of calls of the catalogue and of widgets that do not stand', () => {
    const budget = JSON.parse(readFileSync('test/unreached-calls.json', 'utf8'));
    const known = ROWS.map(({ id }) => id);
    const named = [...Object.values<string[]>(budget.later).flat(), ...Object.keys(budget.unreached)];
    const reached = new Set(known.filter((id) => !named.includes(id)));
    expect(budgetProblems({ known, reached, widgets: [], budget })).toEqual([]);
  });
});

it('shortens ids by service', () => {
  expect(idsInShort(new Set(['PRC-07', 'LEA-01', 'PRC-01']))).toBe('LEA 01, PRC 01 07');
});

it('the sandbox tells the calls it was asked for, those before a reset too', async () => {
  const { app } = createSandbox();
  const ask = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://a.example${path}`, init));
  await ask('/api/location/country/BR');
  const before: string[] = await (await ask('/sandbox/calls/reached')).json();
  await ask('/sandbox/reset', { method: 'POST' });
  expect(before).toHaveLength(1);
  expect(await (await ask('/sandbox/calls/reached')).json()).toEqual(before);
  await ask('/sandbox/calls/reached', { method: 'DELETE' });
  expect(await (await ask('/sandbox/calls/reached')).json()).toEqual([]);
});
