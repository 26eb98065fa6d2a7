import { useState } from 'react';
import type { Row } from '#ui/table/selection';
import type { AdminTableModel } from '#ui/table/use-admin-table';

export interface CollectedRows<T> {
  /** Undefined until they are collected, and once they are dropped. */
  rows: readonly T[] | undefined;
  /** Whether the pages of the selected rows could not be loaded. */
  failed: boolean;
  collect(): void;
  /** Has these rows in place of the selected ones. */
  setRows(rows: readonly T[]): void;
  drop(): void;
}

/** The selected rows of a table, from all its pages, before somebody is asked what to do with them. */
export function useCollectedRows<T extends Row>(
  table: Pick<AdminTableModel<T>, 'collect'>,
): CollectedRows<T> {
  const [rows, setRows] = useState<readonly T[]>();
  const [failed, setFailed] = useState(false);
  return {
    rows,
    failed,
    collect() {
      setFailed(false);
      table.collect().then(setRows, () => setFailed(true));
    },
    setRows,
    drop: () => setRows(undefined),
  };
}
