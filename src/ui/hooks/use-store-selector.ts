import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';
import { afterPaint } from '#page/events/after-paint';

/**
 * Returns a value derived from a store; renders again only when that value changes.
 * @param select must return the same object while its input is unchanged
 */
export const useStoreSelector = <T, R>(store: ReadableAtom<T>, select: (value: T) => R): R =>
  useSyncExternalStore(store.listen, () => select(store.get()));

/** Returns a store's value for secondary views, which render after the paint of the view that the visitor used. */
export function useStoreAfterPaint<T>(store: ReadableAtom<T>): T {
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
