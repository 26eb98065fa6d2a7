import { useRef, useState } from 'react';
import type { BulkItem } from '#ui/bulk/bulk-state';
import type { Bulk } from '#ui/bulk/use-bulk';
import type { Row } from '#ui/table/selection';
import type { AdminTableModel } from '#ui/table/use-admin-table';
import { type CollectedRows, useCollectedRows } from '../use-collected-rows';
import { useStaffBulk } from '../use-staff-bulk';
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
  /** The records that are asked about. */
  selected: CollectedRows<T>;
  /** The run, whose items are records with their names. */
  bulk: Bulk<T & BulkItem> & { isSignedIn: boolean };
  /** The act that is asked about, or that the run carries out. */
  bulkAct: RecordAct<T> | undefined;
  /** Number of selected records that do not allow it. */
  leftOut: number;
  /** Asks about an act on the selected records. */
  collect(act: RecordAct<T>): void;
  /** Asks about a run on these records, in place of the selected ones. */
  askRun(act: RecordAct<T>, records: readonly T[]): void;
  /** Carries out an act on these records, without a question. */
  runAct(act: RecordAct<T>, records: readonly T[]): void;
  /** Carries out what was asked about. */
  confirmRun(reason: string): void;
  closeRun(): void;
}

/** What staff do to the selected records of a table: asked about, then carried out record by record. */
export function useBulkActs<T extends Row>(options: BulkActsOptions<T>): BulkActs<T> {
  const { table, nameOf, onDone, askTogether, onClose } = options;
  /** Read by what begins before the next render. */
  const current = useRef<RecordAct<T>>(undefined);
  const [leftOut, setLeftOut] = useState(0);
  const bulk = useStaffBulk<T & BulkItem>();
  const selected = useCollectedRows<T>({
    async collect() {
      const rows = await table.collect();
      const { current: act } = current;
      if (act?.performTogether) {
        askTogether(act, rows);
        return [];
      }
      const allowed = rows.filter((row) => act?.isAllowed?.(row) ?? true);
      setLeftOut(rows.length - allowed.length);
      return allowed;
    },
  });
  const run = (act: RecordAct<T>, records: readonly T[], reason: string) => {
    const { isDone } = act;
    bulk.start(
      records.map((record) => ({ ...record, label: nameOf(record) })),
      {
        async perform(record, { signal, key }) {
          const call = [record, reason, { signal, idempotencyKey: key }] as const;
          return act.performInRun ? act.performInRun(...call) : act.perform?.(...call);
        },
        ...(isDone && { check: (record, { signal }) => isDone(record, { signal }) }),
        onDone: (record) => onDone(act, record),
      },
    );
  };
  return {
    selected,
    bulk,
    bulkAct: current.current,
    leftOut,
    collect(act) {
      current.current = act;
      selected.collect();
    },
    askRun(act, records) {
      current.current = act;
      setLeftOut(0);
      selected.setRows(records);
    },
    runAct(act, records) {
      current.current = act;
      run(act, records, '');
    },
    confirmRun(reason) {
      selected.drop();
      if (current.current) run(current.current, selected.rows ?? [], reason);
    },
    closeRun() {
      bulk.close();
      table.selection.clear();
      onClose();
    },
  };
}
