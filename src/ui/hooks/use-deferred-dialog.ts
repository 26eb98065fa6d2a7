import { useState } from 'react';
import type { Deferred } from '../core/deferred';
import { useDeferred } from '../core/use-deferred';

/** A dialog whose module loads when it is first opened. */
export interface DeferredDialog<M> {
  /** To be rendered: set while it is open and has loaded. */
  dialog: M | undefined;
  /** It was opened and is loading. */
  busy: boolean;
  /** Attempts to load it that failed while it was wanted. */
  failures: number;
  /** Opens it; after a failure loads it again. */
  show(): void;
  close(): void;
}

/** The state of a dialog that loads on demand. */
export function useDeferredDialog<M extends object>(source: Deferred<M>): DeferredDialog<M> {
  const [open, setOpen] = useState(false);
  const { module, failures, retry } = useDeferred(source, open);
  return {
    dialog: open ? module : undefined,
    busy: open && !module && !failures,
    failures: open ? failures : 0,
    show() {
      setOpen(true);
      if (failures) retry();
    },
    close: () => setOpen(false),
  };
}
