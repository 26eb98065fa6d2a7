/** Rows that are asked for at once. */
const SIZE = 100;
/** Pages after which a list is taken to be endless. */
const MOST_PAGES = 100;

interface Page<T> {
  content: readonly T[];
  totalPages: number;
}

/** Resolves to a whole list of which the service gives a page at a time. Throws a ServiceError. */
export async function everyPage<T>(
  load: (query: { page: number; size: number }) => Promise<Page<T>>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 0, pages = 1; page < pages; page++) {
    const { content, totalPages } = await load({ page, size: SIZE });
    all.push(...content);
    pages = content.length > 0 ? Math.min(totalPages, MOST_PAGES) : page;
  }
  return all;
}
