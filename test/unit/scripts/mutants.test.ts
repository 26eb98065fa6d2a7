import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/system/run.mjs';
import { MUTANTS, mutated } from '#scripts/test/mutants/mutants.mjs';

describe('the seeded faults', () => {
  it('each has its place in the source, once, and changes it', () => {
    const wrong = MUTANTS.flatMap((mutant) => {
      const text = readFileSync(join(root, mutant.file), 'utf8');
      try {
        return mutated(mutant, text) === text ? `${mutant.name}: changes nothing` : [];
      } catch (error) {
        return String(error);
      }
    });
    expect(wrong).toEqual([]);
  });

  it('are of the four areas that Stryker leaves, each with a name of its own', () => {
    expect([...new Set(MUTANTS.map(({ area }) => area))]).toEqual(['host', 'loader', 'layout', 'access']);
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
    const files = readdirSync(join(root, 'test/mutants'));
    expect(files.sort()).toEqual(['access.mjs', 'host.mjs', 'layout.mjs', 'loader.mjs']);
  });

  it('leave the code of widgets to Stryker', () => {
    const ofWidgets = MUTANTS.map(({ file }) => file).filter((file) => file.startsWith('widgets/'));
    expect(ofWidgets.filter((file) => !file.endsWith('.css'))).toEqual([]);
  });

  it('refuse a place that is not there, or twice', () => {
    const mutant = { name: 'a', file: 'b', find: 'x', put: 'y' };
    expect(mutated(mutant, 'axb')).toBe('ayb');
    expect(() => mutated(mutant, 'ab')).toThrow('0 times');
    expect(() => mutated(mutant, 'axbx')).toThrow('2 times');
  });
});
