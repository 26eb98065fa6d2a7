import type { ReactNode } from 'react';
import { orNull } from '#services/fallbacks/problem';
import type { CallOptions } from '#services/http/types';
import { BulkRun } from '#ui/bulk/BulkRun';
import type { BulkWords } from '#ui/bulk/bulk-words';
import { FailureNotice } from '#ui/core/FailureNotice';
import { fillMessage, useHost } from '#ui/core/host-context';
import { type Counted, countText } from '#ui/count-text';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import type { MenuAction } from '#ui/table/ActionMenu';
import { AdminTable } from '#ui/table/AdminTable';
import type { Row } from '#ui/table/selection';
import type { AdminTableModel } from '#ui/table/use-admin-table';
import { SignInLink } from '../session/sign-in/SignInLink';
import { ConfirmedAction } from './ConfirmedAction';
import { useCollectedRows } from './use-collected-rows';
import { useConfirmation } from './use-confirmation';
import { useStaffBulk } from './use-staff-bulk';

/** Records from which on their number has to be typed: a slip is dear. */
const TYPED_FROM = 20;
/** Names of records that a question lists. */
const MOST_NAMES = 10;

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
  const question = { action: words.action, ...(reasonLength && { reasonLength }) };
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
  const selected = useCollectedRows<T>(table);
  const bulk = useStaffBulk<{ id: string; label: string; record: T }>();
  const allowed = selected.rows?.filter(isAllowed);
  const leftOut = (selected.rows?.length ?? 0) - (allowed?.length ?? 0);
  const start = (records: readonly T[], reason: string) => {
    selected.drop();
    bulk.start(
      records.map((record) => ({ id: record.id, label: nameOf(record), record })),
      {
        perform: ({ record }, { signal: over, key }) =>
          orNull(act.perform(record, reason, { signal: over, idempotencyKey: key })),
        check: ({ record }, { signal: over }) => act.isDone(record, { signal: over }),
        onDone: ({ record }) => act.onDone(record),
      },
    );
  };
  const collect = () => {
    onSaid('');
    selected.collect();
  };
  const close = () => {
    bulk.close();
    table.selection.clear();
    table.reload();
  };
  const ending = { label: words.action, isDanger: true };
  return (
    <>
      <p role="status" className={said ? 'notice' : 'sr'}>
        {said}
      </p>
      {selected.failed && <FailureNotice onRetry={collect} />}
      {bulk.run ? (
        <BulkRun
          bulk={bulk}
          words={words.bulk}
          fileName={act.fileName}
          isSignedIn={bulk.isSignedIn}
          whenEnded={<SignInLink newTab />}
          onClose={close}
        />
      ) : (
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
      )}
      <ConfirmedAction
        {...question}
        confirmation={single}
        title={(row) => fillMessage(words.title, { name: nameOf(row) })}
      >
        <p>{words.hint}</p>
      </ConfirmedAction>
      {allowed?.length === 0 && words.leftOut && (
        <p className="notice" role="alert">
          {countText(words.leftOut, leftOut)}
        </p>
      )}
      {!!allowed?.length && (
        <ConfirmDialog
          {...question}
          title={countText(words.many, allowed.length)}
          {...(allowed.length >= TYPED_FROM && { typedCount: allowed.length })}
          onConfirm={(reason) => start(allowed, reason)}
          onClose={selected.drop}
        >
          <p>{words.hint}</p>
          {leftOut > 0 && words.leftOut && <p>{countText(words.leftOut, leftOut)}</p>}
          {allowed.length <= MOST_NAMES && <p>{allowed.map(nameOf).join(', ')}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
