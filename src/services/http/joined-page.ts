interface Page<T> {
  content: readonly T[];
  totalElements?: number | undefined;
  totalPages: number;
}

interface PageQuery {
  page: number;
  size: number;
}

/**
 * Resolves to a page of several lists one after the other, each of which the service gives a page at a time; pages start at 0.
 * Throws a ServiceError.
 */
export async function joinedPage<T>(
  lists: readonly ((query: PageQuery) => Promise<Page<T>>)[],
  { page, size }: PageQuery,
): Promise<Page<T>> {
  const firsts = await Promise.all(lists.map((load) => load({ page: 0, size })));
  // Where the service does not say how many there are, its pages bound them.
  const totals = firsts.map(
    (first) => first.totalElements ?? (first.totalPages > 1 ? first.totalPages * size : first.content.length),
  );
  const totalElements = totals.reduce((sum, total) => sum + total, 0);
  const content: T[] = [];
  let before = page * size;
  for (let index = 0; index < firsts.length; index++) {
    const first = firsts[index] as Page<T>;
    const total = totals[index] as number;
    let from = before;
    before = Math.max(0, before - total);
    while (content.length < size && from < total) {
      const at = Math.floor(from / size);
      const answer = at === 0 ? first : await lists[index]?.({ page: at, size });
      const rows = answer?.content.slice(from - at * size, from - at * size + size - content.length) ?? [];
      content.push(...rows);
      from += rows.length;
      // It has shrunk meanwhile.
      if (rows.length === 0) break;
    }
  }
  return { content, totalElements, totalPages: Math.max(1, Math.ceil(totalElements / size)) };
}
