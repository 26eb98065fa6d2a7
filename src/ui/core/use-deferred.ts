import { useEffect, useState } from 'react';
import type { Deferred } from './deferred';
import { useHost } from './host-context';
import { whenTouchedOrIdle } from './when-touched';

export type Loaded<M> = Pick<Deferred<M>, 'module' | 'failures' | 'retry'>;

/** The state of a deferred module in a view; loads it while it is wanted. */
export function useDeferred<M extends object>(source: Deferred<M>, wanted = true): Loaded<M> {
  // Changes with every attempt that settles.
  const now = () => source.module ?? source.failures;
  const [, draw] = useState<object | number>(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the source
  useEffect(() => {
    const update = () => draw(now);
    // It may have settled since it was drawn.
    update();
    if (wanted) source.retry();
    return source.subscribe(update);
  }, [source, wanted]);
  return source;
}

/**
 * What a widget needs once it is used, and not on the way to the first view: loads at the first touch or when the
 * browser is idle. Where that failed, the next touch tries again.
 */
export function useDeferredOnUse<M extends object>(source: Deferred<M>): Loaded<M> {
  const { element, signal } = useHost();
  useEffect(() => whenTouchedOrIdle(element, signal, source.retry), [element, signal, source]);
  return useDeferred(source, false);
}
