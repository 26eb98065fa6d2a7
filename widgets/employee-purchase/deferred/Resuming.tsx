import { useEffect } from 'react';
import { useHost, useMessages } from '#ui/core/host-context';
import { useEvent } from '#ui/hooks/use-event';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { useResource } from '#ui/resource/use-resource';
import { texts } from './messages';
import { billOf, isNoReservation } from './Reserved';

interface ResumingProps {
  id: string;
  onFound(id: string): void;
  /** Called if the account has no such reservation. */
  onNone(): void;
}

/** Asks whether a reservation of before the reload is of the account that is signed in (B2E-04). */
export function Resuming({ id, onFound, onNone }: ResumingProps) {
  const { signal } = useHost();
  const { reserved: messages } = useMessages(texts);
  const finish = useEvent((isFound: boolean) => (isFound ? onFound(id) : onNone()));
  const { value, failed, failures, retry } = useResource({ key: id }, () =>
    billOf(id, signal).then(
      () => ({ isFound: true }),
      (error) => {
        if (isNoReservation(error)) return { isFound: false };
        throw error;
      },
    ),
  );
  useEffect(() => {
    if (value) finish(value.isFound);
  }, [value]);
  return failed ? <Failed onRetry={retry} attempt={failures} /> : <Loading label={messages.loading} />;
}
