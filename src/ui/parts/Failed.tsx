import type { ReactNode } from 'react';
import { failureMessages } from '../core/failure-messages';
import { useMessages } from '../core/host-context';
import { useReleasedHeight } from '../hooks/use-released-height';
import { useStyles } from '../hooks/use-styles';
import { Button } from './Button';
import css from './states.css?inline';
import { useRetryFocus } from './use-retry-focus';

interface FailedProps {
  /** The message; by default that loading failed. */
  children?: ReactNode;
  /** Called to retry; without it there is no button. */
  onRetry?(): void;
  /** Whether a retry is running. */
  busy?: boolean;
  /** Number of the attempt, so that each is announced. */
  attempt?: number;
  /** It is all that the widget shows: its reserved height is released. */
  whole?: boolean;
}

/** Replaces content that failed to load, with a retry (spec messages#general). */
export function Failed({ children, onRetry, busy, attempt, whole = false }: FailedProps) {
  const labels = useMessages(failureMessages);
  useStyles(css);
  useReleasedHeight(whole);
  const { ref, press } = useRetryFocus(onRetry);
  return (
    <div className="state failed" part="failed" ref={ref}>
      <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2.5">
          <circle cx="24" cy="24" r="19" />
          <path d="M24 13v15M24 32.5v3.5" />
        </g>
      </svg>
      <p className="state-title" role="alert" key={attempt}>
        {children ?? labels.notLoaded}
      </p>
      {onRetry && (
        <Button kind="plain" busy={busy} onClick={press}>
          {labels.retry}
        </Button>
      )}
    </div>
  );
}
