import type { ReactNode } from 'react';
import { BulkRun } from '#ui/bulk/BulkRun';
import { FailureNotice } from '#ui/core/FailureNotice';
import { countText } from '#ui/count-text';
import { Dialog } from '#ui/Dialog';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import type { Row } from '#ui/table/selection';
import { SignInLink } from '../session/sign-in/SignInLink';
import { type RecordAct, TYPED_ABOVE } from './resource/record-act';
import type { BulkAction } from './use-bulk-action';

interface BulkActionViewProps<T extends Row> {
  action: BulkAction<T>;
  /** What is asked about, or carried out. */
  act: RecordAct<T> | undefined;
  /** How many of the selected records do not allow it, in words; empty if each does. */
  leftOut: string;
  /** The table, in whose place the run is shown. */
  children: ReactNode;
}

/** The table until many rows are changed, the question before, and what becomes of each. */
export function BulkActionView<T extends Row>({ action, act, leftOut, children }: BulkActionViewProps<T>) {
  const { selected, bulk, nameOf, start, close } = action;
  const { rows, failed, collect, drop } = selected;
  const { words, reasonLength, typedAbove = TYPED_ABOVE, namesUpTo = Infinity } = act ?? {};
  const done = bulk.state.rows.filter(({ status }) => status === 'done').map(({ item }) => item);
  const isNone = rows?.length === 0 && leftOut;
  return (
    <>
      {failed && <FailureNotice onRetry={collect} />}
      {isNone && !words?.noneAllowed && (
        <p className="notice" role="alert">
          {leftOut}
        </p>
      )}
      {bulk.run ? (
        <BulkRun
          bulk={bulk}
          words={words?.bulk ?? { title: '' }}
          fileName={act?.fileName ?? ''}
          isSignedIn={bulk.isSignedIn}
          whenEnded={<SignInLink newTab />}
          onClose={close}
        >
          {act?.afterRun?.(done)}
        </BulkRun>
      ) : (
        children
      )}
      {isNone && words?.noneAllowed && (
        <Dialog title={words.action} onClose={drop}>
          <div className="dialog-body">
            <p>{words.noneAllowed}</p>
          </div>
        </Dialog>
      )}
      {!!rows?.length && words?.many && (
        <ConfirmDialog
          title={countText(words.many, rows.length)}
          action={words.action}
          {...(reasonLength && { reasonLength })}
          {...(rows.length > typedAbove && { typedCount: rows.length })}
          onConfirm={start}
          onClose={drop}
        >
          <p>{[act?.about?.(rows), words.hintMany ?? words.hint].filter(Boolean).join(' ')}</p>
          {leftOut && <p>{leftOut}</p>}
          {rows.length <= namesUpTo && <p>{rows.map(nameOf).join(', ')}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
