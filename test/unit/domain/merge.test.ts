import { describe, expect, it } from 'vitest';
import { changedFields, isSameValue, mergeRecords } from '#domain/records/merge';

const FIELDS = ['name', 'states', 'note'] as const;
const base = { name: 'Sul', states: ['PR'], note: '' };

describe('mergeRecords', () => {
  it.each([
    ['nobody changed anything', {}, {}, {}, [], []],
    ['only I changed', { name: 'Sul 2' }, {}, { name: 'Sul 2' }, [], []],
    ['only they changed', {}, { states: ['PR', 'SC'] }, { states: ['PR', 'SC'] }, ['states'], []],
    [
      'each changed another field',
      { name: 'Sul 2' },
      { note: 'x' },
      { name: 'Sul 2', note: 'x' },
      ['note'],
      [],
    ],
    ['both changed the same field alike', { name: 'S' }, { name: 'S' }, { name: 'S' }, [], []],
    ['both changed the same field', { name: 'A' }, { name: 'B' }, { name: 'A' }, [], ['name']],
    ['lists differ by order', { states: ['A'] }, { states: ['B'] }, { states: ['A'] }, [], ['states']],
  ] as const)('%s', (_, mine, theirs, merged, taken, conflicts) => {
    expect(
      mergeRecords<{ name: string; states: readonly string[]; note: string }>(
        base,
        { ...base, ...mine },
        { ...base, ...theirs },
        FIELDS,
      ),
    ).toEqual({ merged: { ...base, ...merged }, taken, conflicts });
  });
  it('leaves fields out that nobody edits', () => {
    expect(changedFields({ a: 1, b: 1 }, { a: 2, b: 2 }, ['b'])).toEqual(['b']);
  });
  it('takes the space around a text for no change', () => {
    expect(isSameValue('Sul ', 'Sul')).toBe(true);
    expect(isSameValue('Sul ', 'Sul 2')).toBe(false);
  });
  it('compares lists by their content', () => {
    expect(isSameValue([1], [1])).toBe(true);
    expect(isSameValue([1], [2])).toBe(false);
  });
});
