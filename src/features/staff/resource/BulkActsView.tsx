import type { ReactNode } from 'react';
import { BulkRun } from '#ui/bulk/BulkRun';
import { FailureNotice } from '#ui/core/FailureNotice';
import { countText } from '#ui/count-text';
import { Dialog } from '#ui/Dialog';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import type { Row } from '#ui/table/selection';
import { SignInLink } from '../../session/sign-in/SignInLink';
import { TYPED_ABOVE } from './record-act';
import type { StaffResourceModel } from './use-staff-resource';

interface BulkActsViewProps<T extends Row> {
  resource: StaffResourceModel<T>;
  /** The table, in whose place the run is shown. */
  children: ReactNode;
}

/** The table until many rows are changed, the question before, and what becomes of each. */
export function BulkActsView<T extends Row>({ resource, children }: BulkActsViewProps<T>) {
  const { definition, selected, bulk, bulkAct: act } = resource;
  const { rows, failed, collect, drop } = selected;
  const { words, reasonLength, typedAbove = TYPED_ABOVE, namesUpTo = Infinity } = act ?? {};
  const done = bulk.state.rows.filter(({ status }) => status === 'done').map(({ item }) => item);
  const leftOut = words?.leftOut && resource.leftOut > 0 ? countText(words.leftOut, resource.leftOut) : '';
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
          onClose={resource.closeRun}
        >
          {act?.afterRun?.(done)}
        </BulkRun>
      ) : (
        children
      )}
      {isNone && words?.noneAllowed && (
        <Dialog asks title={words.action} onClose={drop}>
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
          onConfirm={resource.confirmRun}
          onClose={drop}
        >
          <p>{[act?.about?.(rows), words.hintMany ?? words.hint].filter(Boolean).join(' ')}</p>
          {leftOut && <p>{leftOut}</p>}
          {rows.length <= namesUpTo && <p>{rows.map(definition.nameOf).join(', ')}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
