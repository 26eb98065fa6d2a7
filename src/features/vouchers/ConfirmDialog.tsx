import type { ReactNode } from 'react';
import type { Problem } from '#services/http/problem';
import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { Button } from '#ui/parts/Button';
import { FormFailure } from '../session/FormFailure';
import { texts } from './messages';
import type { Once } from './use-once';

interface ConfirmDialogProps {
  title: string;
  /** What is about to happen, and further choices. */
  children: ReactNode;
  /** Name of the button that does it. */
  action: string;
  once: Once;
  /** Whether what is about to happen is not known yet, or cannot. */
  isDisabled?: boolean;
  /** Returns the sentence for a refusal. */
  explain(problem: Problem): ReactNode;
  onClose(): void;
}

/** Asks before something is done that cannot be taken back, and says what became of it. */
export function ConfirmDialog({ title, children, action, once, ...rest }: ConfirmDialogProps) {
  const { isDisabled = false, explain, onClose } = rest;
  const messages = useMessages(texts);
  const { status, problem, error, isBusy } = once;
  const isLost = status === 'lost' || status === 'checking';
  return (
    <Dialog asks title={title} onClose={() => !isBusy && onClose()}>
      <div className="dialog-body">
        {children}
        {status === 'refused' && problem && (
          <FormFailure error={error} onSend={once.send}>
            <p className="notice bad" role="alert">
              {explain(problem)}
            </p>
          </FormFailure>
        )}
        {status === 'busy' && (
          <p className="notice bad" role="alert">
            {messages.busy}
          </p>
        )}
        {isLost && (
          <p className="notice bad" role="alert">
            {messages.lost}
          </p>
        )}
        {status === 'absent' && (
          <p className="notice" role="status">
            {messages.absent}
          </p>
        )}
        <div className="actions">
          {isLost ? (
            <Button busy={isBusy} onClick={once.check}>
              {messages.check}
            </Button>
          ) : (
            <Button busy={isBusy} disabled={isDisabled} onClick={once.send}>
              {action}
            </Button>
          )}
          <Button kind="plain" disabled={isBusy} onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
