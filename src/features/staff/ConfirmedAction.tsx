import type { ReactNode } from 'react';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import type { Confirmation } from './use-confirmation';

interface ConfirmedActionProps<T> {
  confirmation: Confirmation<T>;
  title(record: T): string;
  /** Of the button that does it. */
  action: string;
  /** Least number of characters of the reason; without it none is asked for. */
  reasonLength?: number;
  /** How many are changed, where that has to be typed. */
  typedCount?: number;
  /** What it does, and whether it can be undone. */
  children: ReactNode;
}

/** Asks before one record is changed, and says there why that failed. */
export function ConfirmedAction<T>({ confirmation, title, children, ...question }: ConfirmedActionProps<T>) {
  const { asked, isBusy, problem, confirm, close } = confirmation;
  if (asked === undefined) return null;
  return (
    <ConfirmDialog
      {...question}
      title={title(asked)}
      busy={isBusy}
      onConfirm={(reason) => void confirm(reason)}
      onClose={close}
    >
      {children}
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
