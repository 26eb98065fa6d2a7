import { useRef, useState } from 'react';
import type { Row } from '#ui/table/selection';
import type { AdminTableModel } from '#ui/table/use-admin-table';
import { type BulkAction, useBulkAction } from '../use-bulk-action';
import type { RecordAct } from './record-act';

interface BulkActsOptions<T extends Row> {
  table: Pick<AdminTableModel<T>, 'collect' | 'selection'>;
  nameOf(record: T): string;
  onDone(act: RecordAct<T>, record: T): void;
  /** Asks about an act on the selected records that is one call. */
  askTogether(act: RecordAct<T>, records: readonly T[]): void;
  /** Called when the run is closed: what the table shows may be old. */
  onClose(): void;
}

export interface BulkActs<T extends Row> {
  bulk: BulkAction<T>;
  /** The act that is asked about, or that the run carries out. */
  bulkAct: RecordAct<T> | undefined;
  /** Number of selected records that do not allow it. */
  leftOut: number;
  /** Asks about an act on the selected records. */
  collect(act: RecordAct<T>): void;
  /** Carries out an act on these records, without a question. */
  runAct(act: RecordAct<T>, records: readonly T[]): void;
}

/** What staff do to the selected records of a table. */
export function useBulkActs<T extends Row>(options: BulkActsOptions<T>): BulkActs<T> {
  const { table, nameOf, onDone, askTogether, onClose } = options;
  /** Read by what begins before the next render. */
  const current = useRef<RecordAct<T>>(undefined);
  const [leftOut, setLeftOut] = useState(0);
  const bulk = useBulkAction<T>({
    table: {
      selection: table.selection,
      async collect() {
        const selected = await table.collect();
        const { current: act } = current;
        if (act?.performTogether) {
          askTogether(act, selected);
          return [];
        }
        const allowed = selected.filter((row) => act?.isAllowed?.(row) ?? true);
        setLeftOut(selected.length - allowed.length);
        return allowed;
      },
    },
    nameOf,
    async perform(...call) {
      const { current: act } = current;
      return act?.performInRun ? act.performInRun(...call) : act?.perform?.(...call);
    },
    check: async (record, options) => (await current.current?.isDone?.(record, options)) ?? false,
    onDone: (record) => current.current && onDone(current.current, record),
    onClose,
  });
  return {
    bulk,
    bulkAct: current.current,
    leftOut,
    collect(act) {
      current.current = act;
      bulk.selected.collect();
    },
    runAct(act, records) {
      current.current = act;
      bulk.startWith(records, '');
    },
  };
}
