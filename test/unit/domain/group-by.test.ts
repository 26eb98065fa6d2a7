import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupBy } from '#domain/lists/group-by';

it('keeps the order of keys and items', () => {
  const length = (word: string) => word.length;
  expect(groupBy(['bb', 'a', 'cc', 'd'], length)).toEqual([
    [2, ['bb', 'cc']],
    [1, ['a', 'd']],
  ]);
  expect(groupBy([], length)).toEqual([]);
});

it('loses none and doubles none', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (items) => {
      const groups = groupBy(items, (item) => item % 3);
      expect(groups.flatMap(([, all]) => all).sort()).toEqual([...items].sort());
      expect(new Set(groups.map(([key]) => key)).size).toBe(groups.length);
    }),
  );
});
