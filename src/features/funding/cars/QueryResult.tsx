import type { ReactNode } from 'react';
import type { Query } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Skeleton } from '#ui/parts/Skeleton';
import css from './cars.css?inline';

interface QueryResultProps<T> {
  answer: Query<T>;
  /** Accessible name of what is loaded. */
  label: string;
  /** Expected number of lines. */
  count: number;
  children(value: T): ReactNode;
}

/** The state of a query: loading, failed with a retry button, or its value. */
export function QueryResult<T>({
  answer: { value, failed, retry },
  label,
  count,
  children,
}: QueryResultProps<T>) {
  useStyles(css);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of fields
    <div className="answers" role="group" aria-label={label} tabIndex={-1}>
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
