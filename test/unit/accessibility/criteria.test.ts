import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rowsOf = (name: string) =>
  readFileSync(`test/unit/accessibility/${name}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string, string, string, string, string, string?]);

/** All of WCAG 2.2 at A and AA: 4.1.1 is no more. */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2'.split(
    ' ',
  );
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3'.split(
    ' ',
  );
const criteria = rowsOf('criteria');
const beyond = rowsOf('beyond').map(
  ([clause, criterion, asks, by, how, tests = '']) => [clause, criterion, asks, by, how, tests] as const,
);
const pathsOf = (tests: string) => tests.split(' ').filter(Boolean);

describe('the table of criteria', () => {
  it('has all of WCAG 2.2 at A and AA, once', () => {
    const numbers = (level: string) => criteria.filter((row) => row[1] === level).map(([number]) => number);
    expect(numbers('A')).toEqual(A);
    expect([...numbers('AA')].sort()).toEqual([...AA].sort());
    expect(criteria).toHaveLength(A.length + AA.length);
  });
});

describe.each([
  [
    'criteria',
    criteria.map(([number, , , asks, by, how, tests = '']) => [number, asks, by, how, tests] as const),
  ],
  [
    'what is asked beyond',
    beyond.map(([clause, , asks, by, how, tests]) => [clause, asks, by, how, tests] as const),
  ],
])('each row of %s', (_, rows) => {
  it.each(rows)('%s says what holds it, or why nothing does', (_name, asks, by, how, tests) => {
    expect(['test', 'none', 'hand', 'page', 'open']).toContain(by);
    for (const text of [asks, how]) expect(text).toMatch(/^\p{Lu}?.+\.$/u);
    expect(pathsOf(tests).filter((path) => !existsSync(path))).toEqual([]);
    if (by === 'test') expect(pathsOf(tests).length).toBeGreaterThan(0);
  });
});

it('what is asked beyond names a criterion that exists, or none', () => {
  const known = new Set([...A, ...AA, '']);
  expect(beyond.filter(([, criterion]) => !known.has(criterion))).toEqual([]);
});
