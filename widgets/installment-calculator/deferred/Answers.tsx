import { type ReactNode, useRef } from 'react';
import type { Query } from '../../../src/ui/hooks/use-query';
import { Failed } from '../../../src/ui/parts/Failed';
import { Loading } from '../../../src/ui/parts/Loading';
import { Skeleton } from '../../../src/ui/parts/Skeleton';

interface AnswersProps<T> {
  answer: Query<T>;
  /** How many lines are expected. */
  count: number;
  children(value: T): ReactNode;
}

/** A list that is asked for: on its way, not to be had with another try, or there. */
export function Answers<T>({ answer: { value, failed, retry }, count, children }: AnswersProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  const retryHere = () => {
    // The button disappears meanwhile: keep the focus here.
    place.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div className="answers" tabIndex={-1} ref={place}>
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
