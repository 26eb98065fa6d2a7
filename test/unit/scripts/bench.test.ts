// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as figures from '#scripts/bench/figures.mjs';
import { pagesTable, summarizePages } from '#scripts/bench/pages.mjs';

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

  test('pages have a line each, with the last release behind every figure', () => {
    const scores = {
      performance: 99,
      accessibility: 100,
      practices: 100,
      largest: 1499.6,
      blocking: 41.2,
      shift: 0,
    };
    const pages = ['/new/', '/old/'].map((page) => ({ page, ...scores }));
    expect(figures.scoresTable(pages, []).split('\n')[1]).toMatch(
      /^\/new\/ +99 +100 +100 +1500 +41 +0\.000$/,
    );
    const beside = figures.scoresTable(pages, [{ page: '/old/', ...scores, performance: 83 }]).split('\n');
    expect(beside[1]).toMatch(/ 99 \(-\) .* 0\.000 \(-\)$/);
    expect(beside[2]).toMatch(/ 99 \(83\) .* 1500 \(1500\) /);
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
  const compared = [
    ['ours', 'reference'],
    ['served', 'lit'],
  ] as const;
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

  test('a ratio for each comparison of two that are there', () => {
    const rows = [
      row('served', { usable: 80 }),
      row('reference', { usable: 200 }),
      row('ours', { usable: 50 }),
      row('lit', { usable: 100 }),
    ];
    expect(figures.table(rows, columns, compared).split('\n')).toEqual([
      '            served  reference  ours  lit  ours / reference  served / lit',
      'usable, ms      80        200    50  100              0.25          0.80',
    ]);
  });

  test('a figure that no subject has is no line', () => {
    const [, ...lines] = figures.table([row('ours', { shift: 0 })], columns, compared).split('\n');
    expect(lines).toEqual(['layout shift  0.000']);
  });

  test('one alone has no ratio', () => {
    const [head] = figures.table([row('ours', { usable: 1 })], columns, compared).split('\n');
    expect(head?.trim()).toBe('ours');
  });
});

describe('pages', () => {
  const run = (ready: number, brotli = 20_000) => ({ requests: 4, brotli, task: 300.4, longest: 80, ready });
  const pages = [
    { name: 'any page', runs: [{ requests: 1, brotli: 2500, task: 50, longest: 0 }] },
    { name: 'car', runs: [run(1400), run(1800), run(1500, 20_060)] },
  ];
  const forms = [
    { name: 'reference', runs: [{ requests: 1, brotliAll: 80_000, usable: 2000, task: 400, longest: 200 }] },
    { name: 'lit', runs: [{ requests: 1, brotliAll: 11_000, usable: 1000, task: 90, longest: 60 }] },
  ];

  test('medians, and the time until ready beside the reference', () => {
    const { pages: rows, forms: beside } = summarizePages(pages, forms, 'reference');
    expect(rows).toEqual([
      { page: 'any page', figures: { requests: 1, brotli: 2500, task: 50, longest: 0 } },
      {
        page: 'car',
        figures: { requests: 4, brotli: 20_000, task: 300.4, longest: 80, ready: 1500, overReference: 0.75 },
      },
    ]);
    expect(beside.map(({ page, figures }) => [page, figures.usable])).toEqual([
      ['reference', 2000],
      ['lit', 1000],
    ]);
  });

  test('without the reference there is no share of it', () => {
    const { pages: rows } = summarizePages(pages, forms, 'missing');
    expect(rows.map(({ figures }) => figures.overReference)).toEqual([undefined, undefined]);
  });

  test('a line for each page and each form', () => {
    expect(pagesTable(summarizePages(pages, forms, 'reference'), 'reference').split('\n')).toEqual([
      'page         requests of JS  kB of brotli  ready, ms  / reference  CPU ms  longest task, ms',
      'any page                  1           2.5          -            -      50                 0',
      'car                       4          20.0       1500         0.75     300                80',
      '(reference)               1          80.0       2000                  400               200',
      '(lit)                     1          11.0       1000                   90                60',
    ]);
  });
});
