/** Returns one page of a list; pages start at 0. */
export function paged<T>(
  items: readonly T[],
  { page = 0, size = 20 }: { page?: number; size?: number } = {},
) {
  return {
    content: items.slice(page * size, (page + 1) * size),
    page,
    size,
    totalElements: items.length,
    totalPages: Math.max(1, Math.ceil(items.length / size)),
  };
}
