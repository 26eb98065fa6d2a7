import type { ReactNode } from 'react';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { BulkRun } from '#ui/bulk/BulkRun';
import type { BulkWords } from '#ui/bulk/bulk-words';
import { FailureNotice } from '#ui/core/FailureNotice';
import { fillMessage } from '#ui/core/host-context';
import { type Counted, countText } from '#ui/count-text';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import type { Row } from '#ui/table/selection';
import { ConfirmedAction } from '../ConfirmedAction';
import type { Removal } from './use-removal';

interface RemovableRowsProps<T extends Row> {
  removal: Removal<T>;
  words: {
    /** Of the button that does it. */
    remove: string;
    /** The questions: of one by its {name}, of many by their number. */
    removeTitle: string;
    removeMany: Counted;
    bulk: BulkWords;
  };
  /** Of the run's report, without its ending. */
  fileName: string;
  /** What a removal does, and whether it can be undone. */
  hint(rows: readonly T[]): ReactNode;
  /** The table, in whose place a run of many is shown. */
  children: ReactNode;
}

/** A table with the questions before its rows are removed, and the run that removes many. */
export function RemovableRows<T extends Row>({
  removal,
  words,
  fileName,
  hint,
  children,
}: RemovableRowsProps<T>) {
  const { one, selected, bulk, nameOf } = removal;
  const { rows: several } = selected;
  return (
    <>
      {selected.failed && <FailureNotice onRetry={selected.collect} />}
      {bulk.run ? (
        <BulkRun
          bulk={bulk}
          words={words.bulk}
          fileName={fileName}
          isSignedIn={bulk.isSignedIn}
          whenEnded={<SignInLink newTab />}
          onClose={removal.close}
        />
      ) : (
        children
      )}
      <ConfirmedAction
        confirmation={one}
        title={(row) => fillMessage(words.removeTitle, { name: nameOf(row) })}
        action={words.remove}
      >
        <p>{one.asked && hint([one.asked])}</p>
      </ConfirmedAction>
      {several && (
        <ConfirmDialog
          title={countText(words.removeMany, several.length)}
          action={words.remove}
          onConfirm={() => removal.removeAll(several)}
          onClose={selected.drop}
        >
          <p>{hint(several)}</p>
          <p>{several.map(nameOf).join(', ')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
