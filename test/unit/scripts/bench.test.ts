// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as figures from '#scripts/lib/bench-figures.mjs';

describe('figures', () => {
  test('the median of an odd and of an even number of values, in any order', () => {
    expect(figures.median([9, 1, 5])).toBe(5);
    expect(figures.median([10, 1, 4, 2])).toBe(3);
    expect(figures.median([7])).toBe(7);
  });

  test('the median sorts numbers, not words, and leaves what it was given', () => {
    const values = [100, 9, 20];
    expect(figures.median(values)).toBe(20);
    expect(values).toEqual([100, 9, 20]);
  });

  test('no value has no median', () => {
    expect(figures.median([])).toBeNaN();
  });

  test('a percentile is a value that is there', () => {
    const values = Array.from({ length: 200 }, (_, n) => 200 - n);
    expect([0.5, 0.99, 1].map((share) => figures.percentile(values, share))).toEqual([100, 198, 200]);
    expect(figures.percentile([], 0.5)).toBeNaN();
    expect(figures.sum([1, 2, 3])).toBe(6);
  });

  test('clicks have a line for each catalogue', () => {
    const clicks = { subject: 'made', parts: 2513, p50: 0.0312, p99: 0.1, worst: 12, share: 0.00123 };
    expect(figures.clicksTable([clicks]).split('\n')[1]).toMatch(
      /^made +2513 +0\.031 +0\.100 +12\.000 +0\.0012$/,
    );
  });

  test('paints have a line for each catalogue', () => {
    const paints = { subject: 'made', parts: 2513, clicks: 60, p50: 21.04, p99: 38.96, worst: 41, frames: 2 };
    const [head, line] = figures.paintsTable([paints]).split('\n');
    expect(line).toMatch(/^made +2513 +60 +21\.0 +39\.0 +41\.0 +2$/);
    expect(line).toHaveLength(head?.length ?? 0);
  });

  test('drags have a line for each slider', () => {
    const drag = { slider: 'plain', frames: 601, p50: 16.66, p99: 33.34, worst: 50.04, long: 1 };
    expect(figures.dragsTable([drag]).split('\n')[1]).toMatch(/^plain +601 +16\.7 +33\.3 +50\.0 +1$/);
  });

  test('a ratio says nothing without either side or against nothing', () => {
    expect(figures.ratio(5, 20)).toBe(0.25);
    expect(figures.ratio(0, 20)).toBe(0);
    expect(figures.ratio(5, 0)).toBeUndefined();
    expect(figures.ratio(undefined, 20)).toBeUndefined();
    expect(figures.ratio(5, undefined)).toBeUndefined();
  });

  test('another order keeps every item once', () => {
    const items = [1, 2, 3, 4];
    expect(figures.shuffled(items, () => 0)).toEqual([2, 3, 4, 1]);
    expect(figures.shuffled(items).sort()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4]);
  });

  test('counts are whole, positive, in rising order and each once', () => {
    expect(figures.readCounts('50,1,10,1')).toEqual([1, 10, 50]);
    for (const wrong of ['', '0', '1,', '1.5', '-1', 'ten'])
      expect(figures.readCounts(wrong)).toBeUndefined();
  });
});

describe('summary', () => {
  const run = (usable: number, heap: number) => ({ usable, heap });
  const results = [
    { subject: 'empty', instances: 0, runs: [run(100, 1000), run(120, 1000), run(110, 1000)] },
    { subject: 'ours', instances: 10, runs: [run(310, 4000)] },
    { subject: 'ours', instances: 1, runs: [run(210, 2200)] },
  ];

  test('medians, the time over the empty page, and heap per instance', () => {
    expect(figures.summarize(results, 'empty')).toEqual([
      { subject: 'empty', instances: 0, figures: { usable: 110, heap: 1000 } },
      {
        subject: 'ours',
        instances: 10,
        figures: { usable: 310, heap: 4000, overEmpty: 200, heapEach: 300, heapNext: 200 },
      },
      { subject: 'ours', instances: 1, figures: { usable: 210, heap: 2200, overEmpty: 100, heapEach: 1200 } },
    ]);
  });

  test('without the empty page there is nothing to be over', () => {
    const [row] = figures.summarize(results.slice(2), 'empty');
    expect(row?.figures).toEqual({ usable: 210, heap: 2200 });
  });
});

describe('table', () => {
  const columns = [
    { key: 'usable', title: 'usable, ms' },
    { key: 'shift', title: 'layout shift', digits: 3 },
    { key: 'heapEach', title: 'heap' },
  ];
  const compared = { ours: 'ours', reference: 'reference' };
  const row = (subject: string, values: Record<string, number>) => ({
    subject,
    instances: 1,
    figures: values,
  });

  test('a column for each subject, and the ratio of the two compared', () => {
    const rows = [
      row('empty', { usable: 99.6, shift: 0 }),
      row('ours', { usable: 50, shift: 0, heapEach: -0.2 }),
      row('reference', { usable: 200, shift: 0.16, heapEach: 10 }),
    ];
    expect(figures.table(rows, columns, compared).split('\n')).toEqual([
      '              empty   ours  reference  ours / reference',
      'usable, ms      100     50        200              0.25',
      'layout shift  0.000  0.000      0.160              0.00',
      'heap              -      0         10             -0.02',
    ]);
  });

  test('one alone has no ratio', () => {
    const [head] = figures.table([row('ours', { usable: 1 })], columns, compared).split('\n');
    expect(head?.trim()).toBe('ours');
  });
});
