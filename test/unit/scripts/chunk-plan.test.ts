import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planChunks } from '#scripts/build/chunks/plan.mjs';

type Given = Record<string, { bytes?: number; imports?: string[]; renamesAll?: boolean }>;

/** Modules by id, of 1000 bytes and without imports if nothing else is said. */
const modulesOf = (given: Given) =>
  Object.entries(given).map(([id, { bytes = 1000, imports = [], renamesAll }]) => ({
    ...{ id, bytes, imports },
    ...(renamesAll && { renamesAll }),
  }));
/** A visit that loads some modules, with all that these import. */
const visit = (given: Given, ids: string, weight = 1) => {
  const modules = new Set(ids.split(' '));
  for (const id of modules) for (const next of given[id]?.imports ?? []) modules.add(next);
  return { modules, weight, requests: weight };
};
const plan = (given: Given, visits: [string, number?][], kept: Record<string, string> = {}, fixed = '') =>
  planChunks(
    modulesOf(given),
    visits.map(([ids, weight]) => visit(given, ids, weight)),
    new Map(Object.entries(kept)),
    new Set([fixed]),
  ).map(({ modules }) =>
    modules
      .map(({ id }) => id)
      .sort()
      .join(' '),
  );

describe('a plan of chunks', () => {
  it('puts together what the same visits need', () => {
    expect(plan({ a: {}, b: {}, c: { bytes: 9000 } }, [['a b'], ['c']])).toEqual(['a b', 'c']);
  });

  it('adds what few visits need to what many load, if it is smaller than a request', () => {
    const visits: [string, number?][] = [['a b'], ['a']];
    expect(plan({ a: {}, b: { bytes: 2400 } }, visits)).toEqual(['a b']);
    expect(plan({ a: {}, b: { bytes: 2600 } }, visits)).toEqual(['a', 'b']);
  });

  it('weighs visits', () => {
    const given = { a: {}, b: { bytes: 2000 } };
    expect(plan(given, [['a b'], ['a', 2]])).toEqual(['a', 'b']);
    expect(
      plan(given, [
        ['a b', 3],
        ['a', 2],
      ]),
    ).toEqual(['a b']);
  });

  it('leaves what the runtime reaches by itself: a change of it renames nearly all files', () => {
    const given: Given = { a: { renamesAll: true }, b: {}, c: { renamesAll: true }, d: { bytes: 900 } };
    expect(plan(given, [['a b c d']])).toEqual(['a c', 'b d']);
    expect(plan(given, [['a b c'], ['a b c d']])).toEqual(['a c', 'b d']);
  });

  it('counts what a chunk imports, which comes along', () => {
    const given = { a: {}, b: { bytes: 100, imports: ['c'] }, c: { bytes: 50_000 } };
    expect(plan(given, [['a b'], ['a'], ['c']])).toContain('a');
    expect(plan({ ...given, c: { bytes: 100 } }, [['a b'], ['a'], ['c']])).toEqual(['a b c']);
  });

  it('is the same for the same modules', () => {
    const given = Object.fromEntries(
      [...'abcdefgh'].map((id, at) => [id, { bytes: 700 * (at + 1), imports: at > 4 ? ['a'] : [] }]),
    );
    const visits: [string, number?][] = [['a b c'], ['b c d', 2], ['e f'], ['f g h', 3], ['a h']];
    expect(plan(given, visits)).toEqual(plan(given, visits));
  });
});

describe('an earlier plan', () => {
  it('stays, whatever would be better now', () => {
    const given = { a: {}, b: { bytes: 90_000 }, c: {} };
    expect(plan(given, [['a b'], ['a c'], ['c']], { a: 'one', b: 'one', c: 'two' })).toEqual(['a b', 'c']);
  });

  it('takes in a new module where that costs least', () => {
    const given = { a: { bytes: 5000 }, b: { bytes: 5000 }, new: { bytes: 300 } };
    const visits: [string, number?][] = [['a new'], ['b'], ['b']];
    expect(plan(given, visits, { a: 'one', b: 'two' })).toEqual(['a new', 'b']);
  });

  it('takes in no module that would make its chunks import each other', () => {
    const given = { c: {}, a: { imports: ['b'] }, b: { imports: ['c'] } };
    expect(plan(given, [['a'], ['b']], { b: 'one', c: 'two' })).toEqual(['c', 'a b']);
  });

  it('has chunks that nothing joins, and whose bytes count for who imports them', () => {
    const given = { run: { bytes: 20_000 }, a: {}, b: { imports: ['run'] } };
    const visits: [string, number?][] = [['a b'], ['a b'], ['a']];
    expect(plan(given, visits, { run: 'runtime' }, 'runtime')).toEqual(['run', 'a', 'b']);
    expect(plan({ ...given, b: {} }, visits, { run: 'runtime' }, 'runtime')).toEqual(['run', 'a b']);
  });

  it('becomes one chunk where its chunks import each other now', () => {
    const given = { a: { imports: ['b'] }, b: {}, c: { imports: ['a'] }, d: {} };
    const kept = { a: 'one', c: 'two', b: 'two', d: 'three' };
    expect(plan(given, [['a'], ['c'], ['d']], kept)).toEqual(['a b c', 'd']);
  });

  it('names files that are there', () => {
    const chunks: Record<string, string[]> = JSON.parse(
      readFileSync('scripts/build/chunks/chunks.json', 'utf8'),
    );
    const files = Object.values(chunks)
      .flat()
      .map((path) => path.replace(/\?.*/, ''))
      .filter((path) => /^(src|widgets)\//.test(path));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });
});
