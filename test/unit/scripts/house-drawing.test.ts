import { expect, it } from 'vitest';
import { circlesOf, drawHouse } from '#scripts/house/drawing.mjs';
import { readImportGraph, unreachable } from '#scripts/source/import-graph.mjs';
import { root } from '#scripts/system/run.mjs';

it('finds circles of files, of two and of more', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set(['e', 'gone'])],
    ['e', new Set(['d'])],
    ['f', new Set(['a'])],
  ]);
  expect(circlesOf(graph).map((circle) => circle.sort())).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

it('finds files that nothing leads to, also where they import one another', () => {
  const graph = new Map([
    ['widgets/a/element.ts', new Set(['src/ui/b.ts'])],
    ['src/ui/b.ts', new Set(['src/ui/b.css'])],
    ['src/ui/b.css', new Set<string>()],
    ['src/domain/rule.ts', new Set<string>()],
    ['test/unit/domain/rule.test.ts', new Set(['src/domain/rule.ts'])],
    ['src/ui/alone.css', new Set<string>()],
    ['src/ui/one.ts', new Set(['src/ui/other.ts'])],
    ['src/ui/other.ts', new Set(['src/ui/one.ts', 'src/ui/b.ts'])],
  ]);
  expect(unreachable(graph)).toEqual(['src/ui/alone.css', 'src/ui/one.ts', 'src/ui/other.ts']);
});

/** Reading and parsing every file takes seconds. */
const ours = readImportGraph(root);

it('the repository has no circle of files, types and late imports included, and none that nothing leads to', () => {
  expect(circlesOf(ours)).toEqual([]);
  expect(unreachable(ours)).toEqual([]);
});

it('draws every floor with its rooms, and no import upwards', () => {
  const { floors, imports } = drawHouse(root, ours);
  const names = floors.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['cli', 'widgets']);
  for (const { rooms } of floors) expect(rooms.length).toBeGreaterThan(0);
  expect(floors.find(({ name }) => name === 'features')?.rooms.map(({ name }) => name)).toContain('car');
  expect(imports.filter(({ from, to }) => names.indexOf(from) > names.indexOf(to))).toEqual([]);
});
