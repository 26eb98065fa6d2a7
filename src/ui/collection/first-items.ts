import { useState } from 'react';
import type { Collection } from './use-collection';

type Whole<T> = Pick<Collection<T>, 'items'> & Partial<Collection<T>>;

/**
 * Returns the first items of a list that is there as a whole; the others are its further pages.
 * @param size number of items of a page @param key identifies what is listed; another one starts with its first page
 */
export function useFirstItems<T>(
  { items, failed = false, error, retry = () => {} }: Whole<T>,
  size: number,
  key: string,
): Collection<T> {
  const [shown, setShown] = useState({ key, count: size });
  const count = shown.key === key ? shown.count : size;
  const total = items?.length ?? 0;
  return {
    items: items?.slice(0, count),
    total,
    failed,
    error,
    more: total > count ? 'ready' : 'none',
    loadMore: () => setShown({ key, count: count + size }),
    retry,
  };
}
