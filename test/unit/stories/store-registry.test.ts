import { atom } from 'nanostores';
import { expect, it } from 'vitest';

it('every store of the page becomes what it was when it was made, whatever it is called', async () => {
  // Made before the registry is there.
  const { pageSingleton } = await import('#page/core/page-singleton');
  const $one = pageSingleton('$one', () => atom<string[]>(['first']));
  const { resetStores } = await import('#stories/lib/store-registry');
  const cache = pageSingleton('cache', () => new Map([['question', 1]]));
  const list = pageSingleton('list', () => [1, 2]);
  const plain = pageSingleton('plain', () => ({ last: null as string | null, count: 0 }));
  const listeners = pageSingleton('listeners', () => new Set(['listener']));
  const provided = pageSingleton('provided', () => new Map<string, () => string>());
  provided.set('header', () => 'value');
  $one.set(['other']);
  cache.set('more', 2);
  plain.last = 'one';
  plain.count = 3;
  resetStores();
  expect($one.get()).toEqual(['first']);
  expect(cache.size).toBe(0);
  expect(list).toEqual([]);
  expect(plain).toEqual({ last: null, count: 0 });
  expect(listeners.size).toBe(1);
  expect(provided.size).toBe(1);
  expect(pageSingleton('$one', () => atom(['never']))).toBe($one);
});
