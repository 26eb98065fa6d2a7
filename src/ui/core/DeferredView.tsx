import type { ReactNode } from 'react';
import { FailureNotice } from './FailureNotice';
import type { Loaded } from './use-deferred';

interface DeferredViewProps<M> {
  of: Loaded<M>;
  /** Shown until the module has loaded. */
  placeholder: ReactNode;
  children(module: M): ReactNode;
}

/**
 * Renders a widget's deferred module; until it has loaded the placeholder, on failure a notice with a retry, announced
 * each time.
 */
export function DeferredView<M>({ of, placeholder, children }: DeferredViewProps<M>) {
  if (of.module) return children(of.module);
  return of.failures ? <FailureNotice attempt={of.failures} onRetry={of.retry} /> : placeholder;
}
