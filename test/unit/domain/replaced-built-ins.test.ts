import { afterEach, describe, expect, it } from 'vitest';
import { listOf } from '#domain/lists/list-of';
import { toJson } from '#domain/text/to-json';

describe('a list of a length', () => {
  it('has an item for each index', () => {
    expect(listOf(3, (index) => index * 2)).toEqual([0, 2, 4]);
  });
  it.each([
    [2.9, 2],
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
  ])('of %s has %s items', (length, count) => expect(listOf(length, String)).toHaveLength(count));
});

describe('JSON', () => {
  const builtIns = [Array.prototype, String.prototype, Object.prototype] as { toJSON?: () => string }[];
  afterEach(() => {
    for (const each of builtIns) delete each.toJSON;
  });
  const value = {
    ids: ['a', 'b'],
    empty: '',
    none: null,
    left: undefined,
    rows: [{ n: 1, is: false }],
    at: new Date(0),
    page: new URL('https://a.example/b'),
  };
  const written =
    '{"ids":["a","b"],"empty":"","none":null,"rows":[{"n":1,"is":false}],"at":"1970-01-01T00:00:00.000Z","page":"https://a.example/b"}';

  it('is that of the platform', () => {
    expect(toJson(value)).toBe(written);
    expect(toJson(value)).toBe(JSON.stringify(value));
    expect([toJson('a'), toJson(null), toJson(1), toJson(undefined)]).toEqual([
      '"a"',
      'null',
      '1',
      undefined,
    ]);
  });
  it('stays so where a library gives lists and texts a form of their own', () => {
    for (const each of builtIns) each.toJSON = () => '"theirs"';
    expect(toJson(value)).toBe(written);
  });
});
