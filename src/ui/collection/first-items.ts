import { useState } from 'react';
import type { Collection } from './use-collection';

/**
 * Returns the first items of a list that is loaded as a whole; the others are its further pages.
 * @param size number of items of a page @param key identifies what is listed; another one starts with its first page
 */
export function useFirstItems<T>(list: Collection<T>, size: number, key: string): Collection<T> {
  const [shown, setShown] = useState({ key, count: size });
  const count = shown.key === key ? shown.count : size;
  return {
    ...list,
    items: list.items?.slice(0, count),
    more: list.total > count ? 'ready' : 'none',
    loadMore: () => setShown({ key, count: count + size }),
  };
}
