import type { ReactNode } from 'react';
import { FailureNotice } from '#ui/core/FailureNotice';
import type { Query } from '#ui/hooks/use-query';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';

interface LoadedSectionProps<T> {
  /** Null where the service knows nothing of it. */
  of: Query<T | null>;
  /** What it says then. */
  none?: ReactNode;
  /** What it says of a failure, beside other content; without it the failure fills the section. */
  failure?: string;
  children(value: T): ReactNode;
}

/** A section while it loads, where there is nothing, and if it could not be loaded; a retry keeps the focus in it. */
export function LoadedSection<T>({ of, none, failure, children }: LoadedSectionProps<T>) {
  const { value, failed, retry } = of;
  return (
    <div className="section" tabIndex={-1} aria-busy={value === undefined && !failed}>
      {failed ? (
        failure ? (
          <FailureNotice onRetry={retry}>{failure}</FailureNotice>
        ) : (
          <Failed onRetry={retry} />
        )
      ) : value === undefined ? (
        <Loading />
      ) : value === null ? (
        <p>{none}</p>
      ) : (
        children(value)
      )}
    </div>
  );
}
