import type { Query } from '../../../ui/hooks/use-query';
import type { PagedList } from './use-paged-list';

/** Returns a list that is loaded as a whole, in the shape of a paged one. */
export const wholeList = <T>({ value, failed = false, retry }: Query<readonly T[]>): PagedList<T> => ({
  ...(value && { items: value }),
  total: value?.length ?? 0,
  failed,
  more: 'none',
  loadMore() {},
  retry,
});

/** Returns the first items of a whole list; the others are its further pages. */
export const firstItems = <T>(list: PagedList<T>, count: number, loadMore: () => void): PagedList<T> => ({
  ...list,
  ...(list.items && { items: list.items.slice(0, count) }),
  more: list.total > count ? 'ready' : 'none',
  loadMore,
});
