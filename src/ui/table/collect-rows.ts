import type { ListPage } from '../collection/collection-state';
import { isSelected, type Row, type Selection } from './selection';
import { SIZES, type TableQuery } from './table-query';

const LARGEST = SIZES[SIZES.length - 1] as number;

/**
 * Resolves to the selected rows; where all that match are selected, they are loaded page by page. Rejects if a page does
 * not load: then it is not known what is selected.
 */
export async function collectRows<T extends Row>(
  selection: Selection<T>,
  query: TableQuery,
  load: (query: TableQuery) => Promise<ListPage<T>>,
): Promise<readonly T[]> {
  if (!selection.all) return [...selection.rows.values()];
  // A row that moves to a later page meanwhile is there once.
  const found = new Map<string, T>();
  for (let page = 0, pages = 1; page < pages; page++) {
    const { content, totalElements } = await load({ ...query, page, size: LARGEST });
    for (const row of content) if (isSelected(selection, row.id)) found.set(row.id, row);
    // Where nobody says how many there are, a page that is not full is the last one.
    if (totalElements === undefined) pages = content.length < LARGEST ? page : page + 2;
    else pages = content.length > 0 ? Math.ceil(totalElements / LARGEST) : page;
  }
  return [...found.values()];
}
