import type { ReactNode } from 'react';
import { BulkRun } from '#ui/bulk/BulkRun';
import type { BulkWords } from '#ui/bulk/bulk-words';
import { FailureNotice } from '#ui/core/FailureNotice';
import { type Counted, countText } from '#ui/count-text';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import type { Row } from '#ui/table/selection';
import { SignInLink } from '../session/sign-in/SignInLink';
import type { BulkAction } from './use-bulk-action';

interface BulkActionViewProps<T extends Row> {
  action: BulkAction<T>;
  /** The question, for one row and for more. */
  title: Counted;
  /** Of the button that does it. */
  button: string;
  /** What it does, and whether it can be undone. */
  hint: string;
  words: BulkWords;
  /** Name of the file of the results, without ending. */
  fileName: string;
  /** Least number of characters of the reason; without it none is asked for. */
  reasonLength?: number;
  /** The number of rows is typed where there are more than these. */
  typedAbove?: number;
  /** The table, in whose place the run is shown. */
  children: ReactNode;
}

/** The table until many rows are changed, the question before, and what becomes of each. */
export function BulkActionView<T extends Row>({ action, ...props }: BulkActionViewProps<T>) {
  const { selected, bulk, nameOf, start, close } = action;
  const { title, button, hint, words, fileName, reasonLength, typedAbove = Infinity, children } = props;
  const { rows, failed, collect, drop } = selected;
  return (
    <>
      {failed && <FailureNotice onRetry={collect} />}
      {bulk.run ? (
        <BulkRun
          bulk={bulk}
          words={words}
          fileName={fileName}
          isSignedIn={bulk.isSignedIn}
          whenEnded={<SignInLink newTab />}
          onClose={close}
        />
      ) : (
        children
      )}
      {rows && (
        <ConfirmDialog
          title={countText(title, rows.length)}
          action={button}
          {...(reasonLength && { reasonLength })}
          {...(rows.length > typedAbove && { typedCount: rows.length })}
          onConfirm={start}
          onClose={drop}
        >
          <p>{hint}</p>
          <p>{rows.map(nameOf).join(', ')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
