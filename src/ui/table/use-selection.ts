import { atom, type ReadableAtom } from 'nanostores';
import { useState } from 'react';
import {
  EVERYTHING,
  isSelected,
  NOTHING,
  type Row,
  refreshed,
  rowsBetween,
  type Selection,
  withoutRow,
  withRows,
} from './selection';

/** The selection of a table. A store, so that a row that is selected renders alone. */
export interface SelectionStore<T extends Row> {
  $selection: ReadableAtom<Selection<T>>;
  /** Whether a row is selected now. */
  has(id: string): boolean;
  /** @param range the rows from the one that was pressed before are set too, as far as they are on the page */
  set(row: T, on: boolean, rows: readonly T[], range?: boolean): void;
  setPage(rows: readonly T[], on: boolean): void;
  selectAll(): void;
  clear(): void;
  refresh(rows: readonly T[]): void;
  forget(id: string): void;
}

function selectionStore<T extends Row>(): SelectionStore<T> {
  const $selection = atom<Selection<T>>(NOTHING);
  /** The row that was pressed last, from which a range begins. */
  let anchor: string | null = null;
  const change = (next: Selection<T>) => {
    if (next !== $selection.get()) $selection.set(next);
  };
  return {
    $selection,
    has: (id) => isSelected($selection.get(), id),
    set(row, on, rows, range = false) {
      change(withRows($selection.get(), range ? rowsBetween(rows, anchor, row.id) : [row], on));
      anchor = row.id;
    },
    setPage(rows, on) {
      anchor = null;
      change(withRows($selection.get(), rows, on));
    },
    selectAll() {
      anchor = null;
      change(EVERYTHING);
    },
    clear() {
      anchor = null;
      change(NOTHING);
    },
    refresh: (rows) => change(refreshed($selection.get(), rows)),
    forget: (id) => change(withoutRow($selection.get(), id)),
  };
}

export function useSelection<T extends Row>(): SelectionStore<T> {
  const [store] = useState(selectionStore<T>);
  return store;
}
