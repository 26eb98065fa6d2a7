import { describe, expect, it } from 'vitest';
import { problemSide, type RangeLimits, type RangeProblem, rangeProblem } from '#domain/time/date-range';

const LIMITS: RangeLimits = { min: '2026-01-01', max: '2026-12-31' };

describe('rangeProblem', () => {
  it.each<[string, string, RangeLimits, RangeProblem | undefined, 'from' | 'to' | undefined]>([
    ['2026-03-01', '2026-03-01', {}, undefined, undefined],
    ['', '2026-03-01', {}, 'from', 'from'],
    ['2026-03-01', '', {}, 'to', 'to'],
    ['', '', {}, 'from', 'from'],
    ['', '', { open: 'both' }, undefined, undefined],
    ['', '2026-03-01', { open: 'from' }, undefined, undefined],
    ['2026-03-01', '', { open: 'from' }, 'to', 'to'],
    ['2026-03-01', '', { open: 'to' }, undefined, undefined],
    ['2026-02-31', '2026-03-01', {}, 'invalid', 'from'],
    ['2026-02-01', '2026-02-31', {}, 'invalid', 'to'],
    ['', '2026-02-31', { open: 'both' }, 'invalid', 'to'],
    ['2026-03-02', '2026-03-01', {}, 'reversed', 'to'],
    ['2025-12-31', '2026-03-01', LIMITS, 'early', 'from'],
    ['', '2025-03-01', { ...LIMITS, open: 'both' }, 'early', 'to'],
    ['2026-03-01', '2027-01-01', LIMITS, 'late', 'to'],
    ['2027-01-01', '2027-01-02', LIMITS, 'late', 'from'],
    ['2026-01-01', '2026-12-31', LIMITS, undefined, undefined],
  ])('%s – %s within %o: %s', (from, to, limits, problem, side) => {
    const range = { from, to };
    expect(rangeProblem(range, limits)).toBe(problem);
    if (problem) expect(problemSide(range, problem, limits)).toBe(side);
  });
  it('is at one of the two for a problem that the limits no longer explain', () => {
    expect(problemSide({ from: '2026-03-01', to: '' }, 'early')).toBe('to');
    expect(problemSide({ from: '2026-03-01', to: '' }, 'late')).toBe('from');
  });
});
