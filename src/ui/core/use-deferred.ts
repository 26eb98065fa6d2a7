import { useEffect, useState } from 'react';
import type { Deferred } from './deferred';
import { useHost } from './host-context';
import { whenTouchedOrIdle } from './when-touched';

export type Loaded<M> = Pick<Deferred<M>, 'module' | 'failures' | 'retry'>;

/** The state of a deferred module in a view; loads it while enabled. */
export function useDeferred<M extends object>(source: Deferred<M>, enabled = true): Loaded<M> {
  // Changes with every attempt that settles.
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
 * A module that a widget needs once it is used, not for its first view: loads at the first interaction or when the
 * browser is idle. After a failure the next interaction retries.
 */
export function useDeferredOnUse<M extends object>(source: Deferred<M>): Loaded<M> {
  const { element, signal } = useHost();
  useEffect(() => whenTouchedOrIdle(element, signal, source.retry), [element, signal, source]);
  return useDeferred(source, false);
}
