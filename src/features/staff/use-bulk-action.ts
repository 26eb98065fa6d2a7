import type { CallOptions } from '#services/http/types';
import type { BulkItem } from '#ui/bulk/bulk-state';
import type { Bulk } from '#ui/bulk/use-bulk';
import type { Row } from '#ui/table/selection';
import type { AdminTableModel } from '#ui/table/use-admin-table';
import { type CollectedRows, useCollectedRows } from './use-collected-rows';
import { useStaffBulk } from './use-staff-bulk';

/** A row, and the words for it in the run. */
type Labelled<T> = T & BulkItem;

interface BulkActionOptions<T extends Row> {
  table: Pick<AdminTableModel<T>, 'collect' | 'selection'>;
  /** What a row is called in the question and in the results. */
  nameOf(row: T): string;
  /** Makes the call of a row. Throws a ServiceError. */
  perform(row: T, reason: string, options: CallOptions): Promise<unknown>;
  /** Whether the call of a row, whose answer was lost, has been carried out. */
  check(row: T, options: { signal: AbortSignal }): Promise<boolean>;
  onDone(row: T): void;
  /** Called when the run is closed: what the table shows may be old. */
  onClose(): void;
}

/** One act on the selected rows of a table: asked about, then carried out row by row. */
export interface BulkAction<T extends Row> {
  selected: CollectedRows<T>;
  bulk: Bulk<Labelled<T>> & { isSignedIn: boolean };
  nameOf(row: T): string;
  start(reason: string): void;
  /** Begins with these rows, in place of the selected ones. */
  startWith(rows: readonly T[], reason: string): void;
  close(): void;
}

/** Does the same to the selected rows of a table, once BulkActionView has asked. */
export function useBulkAction<T extends Row>(options: BulkActionOptions<T>): BulkAction<T> {
  const { table, nameOf, perform, check, onDone, onClose } = options;
  const selected = useCollectedRows<T>(table);
  const bulk = useStaffBulk<Labelled<T>>();
  const startWith = (rows: readonly T[], reason: string) =>
    bulk.start(
      rows.map((row) => ({ ...row, label: nameOf(row) })),
      {
        perform: (row, { signal, key }) => perform(row, reason, { signal, idempotencyKey: key }),
        check: (row, { signal }) => check(row, { signal }),
        onDone,
      },
    );
  return {
    selected,
    bulk,
    nameOf,
    startWith,
    start(reason) {
      selected.drop();
      startWith(selected.rows ?? [], reason);
    },
    close() {
      bulk.close();
      table.selection.clear();
      onClose();
    },
  };
}
