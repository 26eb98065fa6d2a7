import type { ReactNode } from 'react';
import { useConfiguratorWords } from './messages-context';

/** What went wrong, in a line, and another try. */
export function Alert({ onRetry, children }: { onRetry?(): void; children: ReactNode }) {
  const w = useConfiguratorWords();
  return (
    <p className="problem" role="alert">
      {children}{' '}
      {onRetry && (
        <button className="link" type="button" onClick={onRetry}>
          {w.retry}
        </button>
      )}
    </p>
  );
}

/** The room of what is on its way. */
export function Waiting() {
  const w = useConfiguratorWords();
  return (
    <div className="blank-panel" aria-busy="true">
      <p className="sr" role="status">
        {w.loading}
      </p>
    </div>
  );
}
