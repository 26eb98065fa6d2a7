import { describe, expect, it } from 'vitest';
import { filesToFail, type Manifest, visitsOf } from '../../e2e/lib/deferred-edges';

const file = (...later: string[]) => ({ imports: [], later });
const widget = (name: string, used: string[]) => ({
  file: name,
  usable: [name, 'shared'],
  used: [name, 'shared', ...used],
});
const manifest: Manifest = {
  files: {
    shared: file('data', 'rare'),
    a: file('a-later', 'data'),
    b: file('b-later'),
    'b-later': file('data'),
  },
  widgets: {
    a: widget('a', ['a-later', 'data']),
    b: widget('b', ['b-later', 'data', 'more']),
    c: widget('c', ['data']),
  },
};

describe('filesToFail', () => {
  const plan = filesToFail(manifest);
  it('has a shared import() fail in the smallest widget only', () => {
    expect([...(plan.c ?? [])]).toEqual(['data', 'rare']);
  });
  it('has a widget’s own import() fail in it, shared file or not', () => {
    expect([...(plan.a ?? [])].sort()).toEqual(['a-later', 'data']);
    expect([...(plan.b ?? [])].sort()).toEqual(['b-later', 'data']);
  });
  it('leaves no import() out', () => {
    const edges = Object.values(manifest.files).flatMap(({ later }) => later);
    const tried = Object.values(plan).flatMap((names) => [...names]);
    expect([...new Set(edges)].sort()).toEqual([...new Set(tried)].sort());
  });
});

it('files of different steps fail in one visit, those of one step in as many as there are', () => {
  const steps = new Map([
    ['a', 0],
    ['b', 0],
    ['c', 1],
    ['d', 2],
    ['e', 2],
  ]);
  expect(visitsOf(['a', 'b', 'c', 'd', 'e'], steps)).toEqual([
    ['a', 'c', 'd'],
    ['b', 'e'],
  ]);
  expect(visitsOf([], steps)).toEqual([]);
});
