import { type ReactNode, useState } from 'react';
import { orNull } from '#services/fallbacks/problem';
import type { CallOptions } from '#services/http/types';
import type { BulkWords } from '#ui/bulk/bulk-words';
import { useHost } from '#ui/core/host-context';
import { type Counted, countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import type { MenuAction } from '#ui/table/ActionMenu';
import { AdminTable } from '#ui/table/AdminTable';
import type { Row } from '#ui/table/selection';
import type { AdminTableModel } from '#ui/table/use-admin-table';
import { BulkActionView } from './BulkActionView';
import { ConfirmedAction } from './ConfirmedAction';
import { useBulkAction } from './use-bulk-action';
import { useConfirmation } from './use-confirmation';

/** The number of records is typed where there are more: a slip is dear. */
const TYPED_ABOVE = 19;

/** What ends records, in words; {name} is the record's. */
export interface ActWords {
  action: string;
  title: string;
  many: Counted;
  /** What it does, and whether it can be undone. */
  hint: string;
  done: string;
  conflict: string;
  notDone: string;
  bulk: BulkWords;
  /** Of those for which it is done already. */
  leftOut?: Counted;
}

/** What staff do to one record, or to several in a bulk run, after a question; it cannot be undone. */
export interface RecordAct<T> {
  words: ActWords;
  /** Name of the file of the results, without its ending. */
  fileName: string;
  /** Least number of characters of the reason; without it none is asked for. */
  reasonLength?: number;
  /** What else is to be known of these records before it is done. */
  about?(records: readonly T[]): string;
  /** Whether a record allows it; by default each does. */
  isAllowed?(record: T): boolean;
  /** Does it. A record that is gone already counts as done. Throws a ServiceError. */
  perform(record: T, reason: string, options: CallOptions): Promise<unknown>;
  /** Asks the service whether it is done, after an answer that was lost. Throws a ServiceError. */
  isDone(record: T, options: CallOptions): Promise<boolean>;
  /** Takes over that it is done. */
  onDone(record: T): void;
}

interface StaffTableProps<T extends Row> {
  table: AdminTableModel<T>;
  caption: string;
  nameOf(row: T): string;
  act: RecordAct<T>;
  /** What was done last, in words. */
  said: string;
  onSaid(text: string): void;
  onOpen?(row: T): void;
  /** Further actions of a row, before what ends it. */
  actionsOf?(row: T): readonly MenuAction[];
  empty?: ReactNode;
}

/** A table of records with what ends them: asked first, done to one or to several with a result for each, and said afterwards. */
export function StaffTable<T extends Row>({
  table,
  nameOf,
  act,
  said,
  onSaid,
  actionsOf,
  ...shown
}: StaffTableProps<T>) {
  const { signal } = useHost();
  const { words, reasonLength, isAllowed = () => true } = act;
  const single = useConfirmation<T>({
    perform: (record, reason) => orNull(act.perform(record, reason, { signal })),
    conflict: words.conflict,
    notDone: words.notDone,
    onDone(record) {
      act.onDone(record);
      onSaid(fillMessage(words.done, { name: nameOf(record) }));
      table.reload();
    },
    onUnknown: table.reload,
  });
  const [leftOut, setLeftOut] = useState(0);
  const bulk = useBulkAction<T>({
    table: {
      selection: table.selection,
      async collect() {
        const rows = await table.collect();
        const allowed = rows.filter(isAllowed);
        setLeftOut(rows.length - allowed.length);
        return allowed;
      },
    },
    nameOf,
    perform: (record, reason, options) => orNull(act.perform(record, reason, options)),
    check: act.isDone,
    onDone: act.onDone,
    onClose: table.reload,
  });
  const collect = () => {
    onSaid('');
    bulk.selected.collect();
  };
  const about = (records: readonly T[]) => act.about?.(records) ?? '';
  const several = bulk.selected.rows ?? [];
  const left = words.leftOut && leftOut > 0 ? countText(words.leftOut, leftOut) : '';
  const ending = { label: words.action, isDanger: true };
  return (
    <>
      <p role="status" className={said ? 'notice' : 'sr'}>
        {said}
      </p>
      {left && bulk.selected.rows?.length === 0 && (
        <p className="notice" role="alert">
          {left}
        </p>
      )}
      <BulkActionView
        action={bulk}
        title={words.many}
        button={words.action}
        hint={[about(several), words.hint, left].filter(Boolean).join(' ')}
        words={words.bulk}
        fileName={act.fileName}
        typedAbove={TYPED_ABOVE}
        {...(reasonLength && { reasonLength })}
      >
        <AdminTable<T>
          {...shown}
          table={table}
          nameOf={nameOf}
          actionsOf={(row) => [
            ...(actionsOf?.(row) ?? []),
            ...(isAllowed(row) ? [{ ...ending, onPress: () => single.ask(row) }] : []),
          ]}
          bulkActions={[{ ...ending, onPress: collect }]}
        />
      </BulkActionView>
      <ConfirmedAction
        confirmation={single}
        action={words.action}
        {...(reasonLength && { reasonLength })}
        title={(row) => fillMessage(words.title, { name: nameOf(row) })}
      >
        <p>
          {single.asked && about([single.asked])} {words.hint}
        </p>
      </ConfirmedAction>
    </>
  );
}
