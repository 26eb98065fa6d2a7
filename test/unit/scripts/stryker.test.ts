import { describe, expect, it } from 'vitest';
import { replacedIn, reportOf, subjectOf } from '#scripts/test/mutants/stryker.mjs';

const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});

describe('what Stryker mutates', () => {
  it('is a widget without its texts and definition, against its own tests', () => {
    const { name, mutate, tests, related } = subjectOf({ widget: 'coupon' });
    expect([name, tests, related]).toEqual(['coupon', 'test/unit/widgets/coupon', false]);
    expect(mutate[0]).toBe('widgets/coupon/**/*.{ts,tsx}');
    expect(mutate).toEqual(
      expect.arrayContaining(['!**/{messages,author}*.ts', '!**/{attributes,element}.ts']),
    );
  });

  it('is files of a floor, against the tests of the floor that import them', () => {
    const { name, mutate, tests, related } = subjectOf({ files: 'src/domain/money/**/*.ts' });
    expect([name, tests, related]).toEqual(['src-domain-money-ts', 'test/unit/domain', true]);
    expect(mutate[0]).toBe('src/domain/money/**/*.ts');
  });

  it('is never a widget that is not there, another folder, or a floor without tests', () => {
    expect(() => subjectOf({ widget: 'no-such' })).toThrow('There is no widgets/no-such.');
    expect(() => subjectOf({ widget: '../src' })).toThrow('There is no widgets/../src.');
    expect(() => subjectOf({ files: 'scripts/build/*.ts' })).toThrow('below src/');
    expect(() => subjectOf({ files: 'src/domain/money' })).toThrow('below src/');
    expect(() => subjectOf({ files: 'src/nowhere/*.ts' })).toThrow('There is no test/unit/nowhere');
  });
});

describe('the report of mutants', () => {
  const text = 'const a = 1;\nif (a > 0) {\n  run();\n}\n';

  it('quotes what a mutant replaces, over several lines too', () => {
    expect(replacedIn(text, at(2, 5, 2, 10))).toBe('a > 0');
    expect(replacedIn(text, at(2, 12, 4, 2))).toBe('{\n  run();\n}');
  });

  it('counts a mutant that hangs as noticed, and leaves out what cannot be judged', () => {
    const mutant = { fileName: 'src/a.ts', location: at(2, 5, 2, 10), mutatorName: 'EqualityOperator' };
    const report = reportOf(
      [
        { ...mutant, status: 'Killed', replacement: 'a < 0' },
        { ...mutant, status: 'Timeout', replacement: 'true' },
        { ...mutant, status: 'RuntimeError', replacement: 'b' },
        { ...mutant, status: 'Survived', replacement: 'a >= 0' },
        {
          ...mutant,
          location: at(2, 12, 4, 2),
          mutatorName: 'BlockStatement',
          status: 'NoCoverage',
          replacement: '{}',
        },
      ],
      () => text,
    );
    expect(report).toEqual({
      killed: 2,
      judged: 4,
      score: 50,
      lines: [
        'src/a.ts:2  EqualityOperator: a > 0 -> a >= 0',
        'src/a.ts:2  BlockStatement: { run(); } -> {}, no test runs it',
      ],
    });
  });

  it('is complete where there is nothing to judge', () => {
    expect(reportOf([], () => '').score).toBe(100);
  });
});
