import { useEffect, useState } from 'react';
import type { Deferred } from './deferred';
import { useHost } from './host-context';
import { whenTouchedOrIdle } from './when-touched';

export type Loaded<M> = Pick<Deferred<M>, 'module' | 'failures' | 'retry'>;

/** Returns the state of a deferred module; loads it while enabled. */
export function useDeferred<M extends object>(source: Deferred<M>, enabled = true): Loaded<M> {
  // Changes with every settled attempt.
  const snapshot = () => source.module ?? source.failures;
  const [, setSnapshot] = useState<object | number>(snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the source
  useEffect(() => {
    const update = () => setSnapshot(snapshot);
    // It may have settled since the render.
    update();
    if (enabled) source.retry();
    return source.subscribe(update);
  }, [source, enabled]);
  return source;
}

/**
 * Returns the state of a module that the first view does not need: loads it at the first interaction or when the
 * browser is idle. After a failure the next interaction retries.
 */
export function useDeferredOnUse<M extends object>(source: Deferred<M>): Loaded<M> {
  const { element, signal } = useHost();
  useEffect(() => whenTouchedOrIdle(element, signal, source.retry), [element, signal, source]);
  return useDeferred(source, false);
}
