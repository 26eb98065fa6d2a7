import { useEffect, useState } from 'react';
import { useHost, useMessages } from '#ui/core/host-context';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
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
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    billOf(id, signal).then(
      () => isCurrent && onFound(id),
      (error) => {
        if (!isCurrent) return;
        if (isNoReservation(error)) onNone();
        else setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);
  return failed ? (
    <Failed onRetry={() => setAttempt(attempt + 1)} attempt={attempt} />
  ) : (
    <Loading label={messages.loading} />
  );
}
