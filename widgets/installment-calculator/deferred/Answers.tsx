import { type ReactNode, useRef } from 'react';
import type { Answer } from '../../../src/ui/hooks/use-query';
import { Failed } from '../../../src/ui/parts/Failed';
import { Loading } from '../../../src/ui/parts/Loading';
import { Skeleton } from '../../../src/ui/parts/Skeleton';

interface AnswersProps<T> {
  answer: Answer<T>;
  /** How many lines are expected. */
  count: number;
  children(value: T): ReactNode;
}

/** A list that is asked for: on its way, not to be had with another try, or there. */
export function Answers<T>({ answer: { value, failed, again }, count, children }: AnswersProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button is gone while it is tried: the focus stays here.
    place.current?.focus({ preventScroll: true });
    again();
  };
  return (
    <div className="answers" tabIndex={-1} ref={place}>
      {failed && <Failed onRetry={retry} />}
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
