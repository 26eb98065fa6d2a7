// @vitest-environment node
import { afterEach, expect, it } from 'vitest';
import { withOwnKeys } from '#scripts/lib/vite-own-keys.mjs';

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'each');
});

it.each([
  ['a declared name', 'for (var key in source) { seen.push(key) }'],
  [
    'a name of before, after another expression',
    'let key; for(key in other=Math.max(1,2),source)seen.push(key)',
  ],
  ['nested loops', 'for (const a in source) for (const b in source[a]) seen.push(a)'],
])('%s is an own name only', (_, loop) => {
  Object.assign(Object.prototype, { each() {} });
  const seen: string[] = [];
  new Function('source', 'seen', 'other', withOwnKeys(loop))({ a: 'x' }, seen);
  expect(seen).toEqual(['a']);
});

it('goes through nothing where there is nothing, as before', () => {
  const seen: string[] = [];
  new Function('source', 'seen', withOwnKeys('for (var key in source) seen.push(key)'))(undefined, seen);
  expect(seen).toEqual([]);
});
