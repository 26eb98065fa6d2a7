import { orNull } from '#services/fallbacks/problem';
import type { CallOptions } from '#services/http/types';
import { useHost } from '#ui/core/host-context';
import type { Row } from '#ui/table/selection';
import type { AdminTableModel } from '#ui/table/use-admin-table';
import { useCollectedRows } from '../use-collected-rows';
import { type Confirmation, useConfirmation } from '../use-confirmation';
import { useStaffBulk } from '../use-staff-bulk';

interface RemovalCall<T extends Row> {
  table: AdminTableModel<T>;
  nameOf(row: T): string;
  /** Removes a row. Throws a ServiceError. */
  remove(row: T, options: CallOptions): Promise<unknown>;
  /** Asks for a row as the service has it. Throws a ServiceError if there is none. */
  load(row: T, signal: AbortSignal): Promise<unknown>;
  /** Why it cannot be removed now (409), and what is said of every other refusal without words. */
  conflict: string;
  notDone: string;
  /** Called for each row that is no more, also within a run of many. */
  onRemoved(row: T): void;
  /** Called instead of a run's own end, once a single row is no more. */
  onOneRemoved(row: T): void;
}

type Removed<T> = { id: string; label: string; row: T };

export interface Removal<T extends Row> {
  one: Confirmation<T>;
  selected: ReturnType<typeof useCollectedRows<T>>;
  bulk: ReturnType<typeof useStaffBulk<Removed<T>>>;
  nameOf(row: T): string;
  /** Removes the rows that were asked about. */
  removeAll(rows: readonly T[]): void;
  close(): void;
}

/**
 * The removal of one row and of the selected ones, each after a question (RemovableRows). A row that is gone already counts as
 * removed, which was the aim; after a lost answer the service is asked first.
 */
export function useRemoval<T extends Row>(call: RemovalCall<T>): Removal<T> {
  const { table, nameOf, remove, load } = call;
  const { signal } = useHost();
  const done = (row: T) => {
    call.onRemoved(row);
    table.drop(row.id);
  };
  const one = useConfirmation<T>({
    perform: (row) => orNull(remove(row, { signal })),
    conflict: call.conflict,
    notDone: call.notDone,
    onDone(row) {
      done(row);
      call.onOneRemoved(row);
      table.reload();
    },
    onUnknown: table.reload,
  });
  const selected = useCollectedRows<T>(table);
  const bulk = useStaffBulk<Removed<T>>();
  return {
    one,
    selected,
    bulk,
    nameOf,
    removeAll(rows) {
      selected.drop();
      bulk.start(
        rows.map((row) => ({ id: row.id, label: nameOf(row), row })),
        {
          perform: ({ row }, { signal: ended, key }) =>
            orNull(remove(row, { signal: ended, idempotencyKey: key })),
          check: async ({ row }, { signal: ended }) => !(await orNull(load(row, ended))),
          onDone: ({ row }) => done(row),
        },
      );
    },
    close() {
      bulk.close();
      table.selection.clear();
      table.reload();
    },
  };
}
