import { type ReactNode, useRef } from 'react';
import type { Query } from '../../../src/ui/hooks/use-query';
import { Failed } from '../../../src/ui/parts/Failed';
import { Loading } from '../../../src/ui/parts/Loading';
import { Skeleton } from '../../../src/ui/parts/Skeleton';

interface QueryResultProps<T> {
  answer: Query<T>;
  /** Expected number of lines. */
  count: number;
  children(value: T): ReactNode;
}

/** The state of a query: loading, failed with a retry button, or its value. */
export function QueryResult<T>({ answer: { value, failed, retry }, count, children }: QueryResultProps<T>) {
  const container = useRef<HTMLDivElement>(null);
  const retryHere = () => {
    // The retry button disappears while loading: keep the focus here.
    container.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div className="answers" tabIndex={-1} ref={container}>
      {failed && <Failed onRetry={retryHere} />}
      {!failed && value === undefined && (
        <Loading>
          <div className="versions-to-come">
            <Skeleton kind="rows" count={count} />
          </div>
        </Loading>
      )}
      {value !== undefined && children(value)}
    </div>
  );
}
