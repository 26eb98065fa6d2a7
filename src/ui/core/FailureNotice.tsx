import type { ReactNode } from 'react';
import { failureMessages } from './failure-messages';
import { useMessages } from './host-context';

interface FailureNoticeProps {
  /** That it could not be loaded where nothing is given. */
  children?: ReactNode;
  /** Retries; 'submit' where the notice is in the form that could not be sent. */
  onRetry?: 'submit' | (() => void) | undefined;
  /** What else can be done about it. */
  action?: ReactNode;
}

/** Says what failed, beside what remains in use (spec messages#general). In place of a part see parts/Failed. */
export function FailureNotice({ children, onRetry, action }: FailureNoticeProps) {
  const w = useMessages(failureMessages);
  const submits = onRetry === 'submit';
  return (
    <div className="notice bad">
      <span role="alert">{children ?? w.notLoaded}</span>{' '}
      {onRetry && (
        <button className="link" type={submits ? 'submit' : 'button'} onClick={submits ? undefined : onRetry}>
          {w.retry}
        </button>
      )}
      {action}
    </div>
  );
}
