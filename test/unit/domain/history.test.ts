import { describe, expect, it } from 'vitest';
import { HISTORY_STEPS, redo, startHistory, stepTo, undo } from '#domain/car/history';

describe('a history', () => {
  const two = stepTo(stepTo(startHistory('a'), 'b'), 'c');

  it('goes back and forth', () => {
    expect(undo(two)).toEqual({ past: ['a'], present: 'b', future: ['c'] });
    expect(undo(undo(two)).present).toBe('a');
    expect(redo(undo(two))).toEqual(two);
  });

  it('ends at both ends, and the same again is no step', () => {
    const start = startHistory('a');
    expect([undo(start), redo(start), stepTo(start, 'a')]).toEqual([start, start, start]);
    expect(undo(start)).toBe(start);
  });

  it('forgets what was undone once a new step is taken', () => {
    expect(stepTo(undo(two), 'd')).toEqual({ past: ['a', 'b'], present: 'd', future: [] });
  });

  it('keeps undefined as a value', () => {
    const history = stepTo(startHistory<number | undefined>(undefined), 1);
    expect(undo(history)).toEqual({ past: [], present: undefined, future: [1] });
    expect(redo(undo(history)).present).toBe(1);
  });

  it('forgets the oldest steps', () => {
    let history = startHistory(0);
    for (let n = 1; n <= HISTORY_STEPS + 5; n++) history = stepTo(history, n);
    expect(history.past).toHaveLength(HISTORY_STEPS);
    expect(history.past[0]).toBe(5);
  });
});
