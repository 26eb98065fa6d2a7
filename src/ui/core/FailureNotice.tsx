import type { ReactNode } from 'react';
import { useRetryFocus } from '../parts/use-retry-focus';
import { failureMessages } from './failure-messages';
import { useMessages } from './host-context';

interface FailureNoticeProps {
  /** The message; by default that loading failed. */
  children?: ReactNode;
  /** Called to retry; 'submit' if the notice is within the form that could not be sent. */
  onRetry?: 'submit' | (() => void) | undefined;
  /** A further action. */
  action?: ReactNode;
  /** Number of the attempt, so that each is announced; the button and its focus stay. */
  attempt?: number;
}

/** A notice of a failure beside content that is still usable (spec messages#general). parts/Failed replaces content. */
export function FailureNotice({ children, onRetry, action, attempt }: FailureNoticeProps) {
  const labels = useMessages(failureMessages);
  const submits = onRetry === 'submit';
  const { ref, press } = useRetryFocus(onRetry === 'submit' ? undefined : onRetry);
  const text = children ?? labels.notLoaded;
  return (
    <div className="notice bad" ref={ref}>
      <span role="alert" key={attempt}>
        {text}
        {/* The retry is a sentence of its own. */}
        {onRetry && typeof text === 'string' && !text.endsWith('.') && '.'}
      </span>{' '}
      {onRetry && (
        <button className="link" type={submits ? 'submit' : 'button'} onClick={submits ? undefined : press}>
          {labels.retry}
        </button>
      )}
      {action}
    </div>
  );
}
