import { useEffect, useState } from 'react';

export interface Query<T> {
  /** Set once the query of the current key has succeeded. */
  value?: T;
  failed?: boolean;
  /** Runs the query of the current key again. */
  retry(): void;
}

/**
 * Returns the result of an asynchronous query, run again whenever its key changes; an undefined key runs nothing. A
 * result that arrives after the key has changed is dropped.
 */
export function useQuery<T>(run: () => Promise<T>, key: string | undefined): Query<T> {
  const [result, setResult] = useState<{ key?: string; value?: T; failed?: boolean }>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  useEffect(() => {
    if (!key) return;
    let isLatest = true;
    setResult({ key });
    run().then(
      (value) => isLatest && setResult({ key, value }),
      () => isLatest && setResult({ key, failed: true }),
    );
    return () => {
      isLatest = false;
    };
  }, [key, tries]);
  const current = result.key === key ? result : {};
  return { value: current.value, failed: current.failed, retry: () => setTries(tries + 1) };
}
