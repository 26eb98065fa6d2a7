import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readCount } from '#scripts/system/cli.mjs';
import { root } from '#scripts/system/run.mjs';

describe('a count on the command line', () => {
  it('is a whole number from 1', () => {
    expect(readCount('nearest', '12')).toBe(12);
    for (const text of ['', '0', '-1', '1.5', 'a.test.ts', 'NaN', '1e3']) {
      expect(() => readCount('nearest', text)).toThrow(
        `--nearest takes a whole number from 1, not "${text}".`,
      );
    }
  });

  it('that is none ends the test run before it begins, with one line', () => {
    const args = ['scripts/test.mjs', '--changed', '--nearest', 'many'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect([status, stdout, stderr.trim()]).toEqual([
      1,
      '',
      '--nearest takes a whole number from 1, not "many".',
    ]);
  });
});
