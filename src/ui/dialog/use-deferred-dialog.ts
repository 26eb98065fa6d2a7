import { useState } from 'react';
import type { Deferred } from '../core/deferred';
import { useDeferred } from '../core/use-deferred';

/** A dialog whose module loads when it is first opened. */
export interface DeferredDialog<M> {
  /** The module to render: set while the dialog is open and it has loaded. */
  dialog: M | undefined;
  /** Whether the dialog is open and its module loading. */
  busy: boolean;
  /** Failed attempts while the dialog is open. */
  failures: number;
  /** Opens it; retries after a failure. */
  show(): void;
  close(): void;
}

/** Returns the state of a dialog whose module loads on demand. */
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
