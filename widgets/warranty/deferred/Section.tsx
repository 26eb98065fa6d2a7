import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../../src/ui/core/host-context';
import type { Query } from '../../../src/ui/hooks/use-query';
import { Failed } from '../../../src/ui/parts/Failed';
import { Loading } from '../../../src/ui/parts/Loading';
import { messages } from './messages';

interface SectionProps<T> {
  /** Null where the service knows nothing of the car. */
  of: Query<T | null>;
  children(value: T): ReactNode;
}

/** A section while it loads, where there is nothing, and if it could not be loaded. */
export function Section<T>({ of, children }: SectionProps<T>) {
  const w = useMessages(messages);
  const area = useRef<HTMLDivElement>(null);
  const { value, failed } = of;
  return (
    <div className="section" tabIndex={-1} ref={area} aria-busy={value === undefined && !failed}>
      {failed ? (
        <Failed
          onRetry={() => {
            // The pressed button goes.
            area.current?.focus();
            of.retry();
          }}
        />
      ) : value === undefined ? (
        <Loading />
      ) : value === null ? (
        <p>{w.none}</p>
      ) : (
        children(value)
      )}
    </div>
  );
}
