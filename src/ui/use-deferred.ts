import { useEffect, useState } from 'react';
import type { Deferred } from './deferred';
import { useHost } from './host-context';
import { whenTouchedOrIdle } from './when-touched';

export type Loaded<M> = Pick<Deferred<M>, 'module' | 'failures' | 'retry'>;

/** The state of a deferred module in a view; loads it while it is wanted. */
export function useDeferred<M>(source: Deferred<M>, wanted = true): Loaded<M> {
  const [, draw] = useState(source.version);
  useEffect(() => {
    const update = () => draw(source.version);
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
export function useDeferredOnUse<M>(source: Deferred<M>): Loaded<M> {
  const { element, signal } = useHost();
  useEffect(() => whenTouchedOrIdle(element, signal, source.retry), [element, signal, source]);
  return useDeferred(source, false);
}
