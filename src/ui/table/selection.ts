/** Which rows of a table are selected, on every page of it. */

export interface Row {
  id: string;
}

export type Selection<T extends Row> =
  /** The rows, as they were last loaded, by their id. */
  | { all: false; rows: ReadonlyMap<string, T> }
  /** Every row that matches the filter, but for those that were unselected. */
  | { all: true; except: ReadonlySet<string> };

export const NOTHING: Selection<never> = { all: false, rows: new Map<string, never>() };
export const EVERYTHING: Selection<never> = { all: true, except: new Set<string>() };

export const isSelected = (selection: Selection<Row>, id: string): boolean =>
  selection.all ? !selection.except.has(id) : selection.rows.has(id);

/** @param total number of all rows that match; where it is not known, not all can be selected */
export const countOf = (selection: Selection<Row>, total = 0): number =>
  selection.all ? Math.max(0, total - selection.except.size) : selection.rows.size;

/** Selects or unselects rows. */
export function withRows<T extends Row>(
  selection: Selection<T>,
  rows: readonly T[],
  on: boolean,
): Selection<T> {
  if (selection.all) {
    const except = new Set(selection.except);
    for (const { id } of rows) on ? except.delete(id) : except.add(id);
    return { all: true, except };
  }
  const chosen = new Map(selection.rows);
  for (const row of rows) on ? chosen.set(row.id, row) : chosen.delete(row.id);
  return { all: false, rows: chosen };
}

/** Returns the rows from one to another, both included, in either direction; the second alone if the first is not there. */
export function rowsBetween<T extends Row>(
  rows: readonly T[],
  from: string | null,
  to: string,
): readonly T[] {
  const [start, end] = [from, to].map((id) => rows.findIndex((row) => row.id === id)) as [number, number];
  if (end < 0) return [];
  return start < 0 ? rows.slice(end, end + 1) : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How much of a page is selected. */
export function pageState(selection: Selection<Row>, rows: readonly Row[]): 'none' | 'some' | 'all' {
  const count = rows.filter(({ id }) => isSelected(selection, id)).length;
  return count === 0 ? 'none' : count === rows.length ? 'all' : 'some';
}

/** Takes over the newest state of selected rows. */
export function refreshed<T extends Row>(selection: Selection<T>, rows: readonly T[]): Selection<T> {
  if (selection.all) return selection;
  const changed = rows.filter((row) => selection.rows.has(row.id) && selection.rows.get(row.id) !== row);
  return changed.length > 0 ? withRows(selection, changed, true) : selection;
}

/** Forgets a row that is gone; it counts no more. */
export function withoutRow<T extends Row>(selection: Selection<T>, id: string): Selection<T> {
  if (!selection.all) return selection.rows.has(id) ? withRows(selection, [{ id } as T], false) : selection;
  if (!selection.except.has(id)) return selection;
  return withRows(selection, [{ id } as T], true);
}
