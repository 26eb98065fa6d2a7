import { describe, expect, it } from 'vitest';
import { costOf } from '#scripts/lib/chunks/refine/cost.mjs';
import { measured, refinedNames } from '#scripts/lib/chunks/refine/measured.mjs';
import { refine } from '#scripts/lib/chunks/refine/search.mjs';

interface Given {
  bytes?: number;
  imports?: number[];
  later?: number[];
  isFixed?: boolean;
}
const modulesOf = (given: Given[]) =>
  given.map(({ bytes = 4000, imports = [], later = [], isFixed = false }, at) => ({
    id: `m${at}`,
    bytes,
    imports,
    later,
    isFixed,
  }));
const visit = (modules: number[], limit?: number) => ({
  modules,
  weight: 1,
  requests: 1,
  ...(limit && { limit }),
});
const cost = (given: Given[], visits: ReturnType<typeof visit>[], chunkOf: number[]) =>
  costOf(modulesOf(given), visits, Int32Array.from(chunkOf), 4);

describe('the cost of a plan', () => {
  it('is what each visit loads, with all that a chunk imports', () => {
    const one = cost([{}, {}], [visit([0])], [0, 1]);
    expect(cost([{}, {}], [visit([0]), visit([0])], [0, 1])).toBe(2 * one);
    expect(cost([{}, {}], [visit([0])], [0, 0])).toBe(one + 4000);
    // A file more, by itself or imported.
    const two = cost([{}, {}], [visit([0, 1])], [0, 1]);
    expect(two).toBeGreaterThan(one + 4000 + 1000);
    expect(cost([{ imports: [1] }, {}], [visit([0])], [0, 1])).toBe(two);
  });

  it('is higher for bytes above a limit, a small chunk, and what comes before it is asked for', () => {
    const within = cost([{}], [visit([0], 4000)], [0]);
    expect(within).toBe(cost([{}], [visit([0])], [0]));
    expect(cost([{}], [visit([0], 3000)], [0])).toBeGreaterThan(within + 1000);
    expect(cost([{ bytes: 400 }], [visit([0])], [0])).toBeGreaterThan(within);
    expect(cost([{ later: [1] }, {}], [visit([0])], [0, 0])).toBeGreaterThan(
      cost([{}, {}], [visit([0])], [0, 0]),
    );
  });

  it('has no end for chunks that import each other', () => {
    const given = [{ imports: [1] }, { imports: [2] }, {}];
    expect(cost(given, [visit([0])], [0, 1, 0])).toBe(Number.POSITIVE_INFINITY);
    expect(cost(given, [visit([0])], [0, 1, 1])).toBeLessThan(1e6);
  });
});

describe('refining a plan', () => {
  const refined = (given: Given[], visits: ReturnType<typeof visit>[], before: number[]) =>
    refine(modulesOf(given), visits, before);

  it('takes out what few visits need', () => {
    const many = Array.from({ length: 8 }, () => visit([0]));
    const [one, other] = refined([{}, {}], [...many, visit([0, 1])], [0, 0]);
    expect(other).not.toBe(one);
  });

  it('joins what the same visits need, and moves what is in the wrong chunk', () => {
    const [one, other] = refined([{}, {}], [visit([0, 1]), visit([0, 1])], [0, 1]);
    expect(one).toBe(other);
    const visits = [visit([0, 1]), visit([0, 1]), visit([2, 3]), visit([2, 3])];
    const [a, b, c, d] = refined([{}, {}, {}, {}], visits, [0, 1, 1, 1]);
    expect([a === b, c === d, a === c]).toEqual([true, true, false]);
  });

  it('leaves what is fixed, and makes no circle', () => {
    expect(refined([{ isFixed: true }, {}], [visit([0, 1])], [0, 1])).toEqual([0, 1]);
    const given = [{ imports: [1] }, { imports: [2], isFixed: true }, {}];
    const found = refined(given, [visit([0, 2]), visit([0, 1, 2])], [0, 1, 2]);
    expect(found[0]).not.toBe(found[2]);
  });

  it('is the same for the same modules', () => {
    const given = Array.from({ length: 9 }, (_, at) => ({ bytes: 500 * (at + 1) }));
    const visits = Array.from({ length: 7 }, (_, at) => visit([at, (at * 3) % 9, (at * 5) % 9]));
    const before = given.map((_, at) => at % 3);
    expect(refined(given, visits, before)).toEqual(refined(given, visits, before));
  });
});

describe('the measured build', () => {
  const manifest = {
    files: {
      'vitrine.js': { brotli: 100 },
      'widgets/one.js': { brotli: 50 },
      'chunks/data-abc1234.js': { brotli: 900 },
      'chunks/View-abc1234.js': { brotli: 300 },
    },
    widgets: {
      'vt-one': {
        usable: ['vitrine.js', 'widgets/one.js'],
        used: ['vitrine.js', 'widgets/one.js', 'chunks/data-abc1234.js', 'chunks/View-abc1234.js'],
      },
    },
  };
  const held = {
    'vitrine.js': { 'src/loader.ts': 10 },
    'widgets/one.js': { 'widgets/one/element.ts': 10 },
    'chunks/data-abc1234.js': { 'src/a.ts': 20, 'src/b.ts': 10, 'node_modules/nanostores/atom.js': 10 },
    'chunks/View-abc1234.js': { 'widgets/one/deferred/View.tsx': 30 },
  };
  const graph = {
    targets: ['widgets/one/deferred/View.tsx'],
    imports: {
      'widgets/one/element.ts': [],
      'widgets/one/deferred/View.tsx': ['src/all.ts', 'src/only-types.ts', 'widgets/one/element.ts'],
      'src/all.ts': ['src/a.ts'],
      'src/only-types.ts': ['src/b.ts'],
      'src/a.ts': [],
      'src/b.ts': [],
      'node_modules/nanostores/atom.js': [],
    },
    later: { 'widgets/one/element.ts': ['widgets/one/deferred/View.tsx'] },
    visits: [
      { row: 'vt-one used', weight: 2, requests: 3, modules: ['widgets/one/deferred/View.tsx', 'src/a.ts'] },
      { weight: 1, requests: 1, modules: ['src/b.ts', 'src/all.ts'] },
    ],
  };
  const kept = new Map([
    ['src/a.ts', 'data'],
    ['src/b.ts', 'data'],
    ['src/all.ts', 'data'],
    ['src/gone.ts', 'data'],
    ['node_modules/nanostores/atom.js', 'data'],
  ]);
  const build = measured({ manifest, held, graph, kept, earlier: manifest });
  const at = (id: string) => build.modules.findIndex((module) => module.id === id);

  it('has the modules that a plan moves, with their share of the bytes', () => {
    expect(build.modules.map(({ id, bytes, isFixed }) => [id, bytes, isFixed])).toEqual([
      // Of the file of one import.
      ['widgets/one/deferred/View.tsx', 300, true],
      // It passes on what another module exports.
      ['src/all.ts', 0, true],
      ['src/a.ts', 450, false],
      ['src/b.ts', 225, false],
      ['node_modules/nanostores/atom.js', 225, true],
    ]);
    expect(build.before.map((chunk) => build.names[chunk])).toEqual([
      'file chunks/View-abc1234.js',
      'data',
      'data',
      'data',
      'data',
    ]);
  });

  it('imports through what the build left nothing of, and not from an entry', () => {
    expect(build.modules[at('widgets/one/deferred/View.tsx')]?.imports).toEqual([
      at('src/all.ts'),
      at('src/b.ts'),
    ]);
  });

  it('has the visits without what the bundler wrote in place, and the limit of a row', () => {
    expect(build.visits).toEqual([
      {
        weight: 2,
        requests: 3,
        modules: [at('widgets/one/deferred/View.tsx'), at('src/a.ts')],
        limit: 1350 * 1.012 - 150,
      },
      { weight: 1, requests: 1, modules: [at('src/b.ts')] },
    ]);
  });

  it('names a chunk as before, a new one anew, and leaves what it does not know', () => {
    const chunkOf = [...build.before];
    chunkOf[at('src/b.ts')] = build.names.length + 2;
    const names = refinedNames(build, chunkOf, kept, (ids) => `new of ${ids}`);
    expect(Object.fromEntries(names)).toEqual({
      'src/a.ts': 'data',
      'src/b.ts': 'new of src/b.ts',
      'src/all.ts': 'data',
      'src/gone.ts': 'data',
      'node_modules/nanostores/atom.js': 'data',
    });
  });
});
