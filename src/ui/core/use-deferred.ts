import { useEffect, useLayoutEffect, useState } from 'react';
import type { EventName } from '#page/core/events';
import { yieldToMain } from '#page/core/native';
import type { Deferred } from './deferred';
import { useHost } from './host-context';
import { mayLoadAhead, whenIdle, whenUsed } from './when-used';

export type Loaded<M> = Pick<Deferred<M>, 'module' | 'failures' | 'retry'>;

/** Returns the state of a deferred module; loads it while enabled. */
export function useDeferred<M extends object>(source: Deferred<M>, enabled = true): Loaded<M> {
  // Changes with every settled attempt.
  const snapshot = () => source.module ?? source.failures;
  const [, setSnapshot] = useState<object | number>(snapshot);
  // Before the paint: the files are asked for while the browser paints what stands there meanwhile, but in a task of their own:
  // twenty requests take as long as a view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the source
  useLayoutEffect(() => {
    const update = () => setSnapshot(snapshot);
    // It may have settled since the render.
    update();
    if (enabled) yieldToMain().then(source.retry);
    return source.subscribe(update);
  }, [source, enabled]);
  return source;
}

/** Returns the state of a widget's content: loads it when the browser is idle, or earlier at the first interaction. */
export function useDeferredWhenIdle<M extends object>(source: Deferred<M>): Loaded<M> {
  return useDeferredOnUse(source, { idle: true });
}

interface Use {
  /** Whether it is needed at once. */
  now?: boolean;
  /** Whether a visitor who does not use the widget sees it too: it loads when the browser is idle. */
  idle?: boolean;
  /** Events of the page after which it is needed. */
  events?: readonly EventName[];
}

/**
 * Returns the state of a module that only a visitor who uses the widget needs, as the rules of a form: loads it once the
 * widget is there and the browser is idle, so that a first press is answered at once, or at the first interaction. After a
 * failure the next interaction retries.
 */
export function useDeferredOnUse<M extends object>(
  source: Deferred<M>,
  { now = false, idle = false, events = [] }: Use = {},
): Loaded<M> {
  const { element, signal } = useHost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a widget needs when does not change
  useEffect(() => {
    whenUsed(element, signal, events, source.retry);
    if (idle || mayLoadAhead()) whenIdle(source.retry);
  }, [element, signal, source]);
  return useDeferred(source, now);
}
