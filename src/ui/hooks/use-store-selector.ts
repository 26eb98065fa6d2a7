import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';
import { afterPaint } from '../../page/events/after-paint';

/**
 * What one wants of a store, drawn anew only where that is another.
 * @param select gives the same object as long as nothing it stands for changed
 */
export const useSelected = <T, R>(store: ReadableAtom<T>, select: (value: T) => R): R =>
  useSyncExternalStore(store.listen, () => select(store.get()));

/** A store's value for what stands aside: drawn once what changed it is painted where the visitor looks. */
export function useLateStore<T>(store: ReadableAtom<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      let cancel: (() => void) | undefined;
      const stop = store.listen(() => {
        cancel?.();
        cancel = afterPaint(changed);
      });
      return () => {
        cancel?.();
        stop();
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, store.get);
}
