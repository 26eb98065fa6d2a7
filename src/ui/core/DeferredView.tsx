import type { ReactNode } from 'react';
import { FailureNotice } from './FailureNotice';
import type { Loaded } from './use-deferred';

interface DeferredViewProps<M> {
  of: Loaded<M>;
  /** Stands in its place until then. */
  placeholder: ReactNode;
  children(module: M): ReactNode;
}

/** What a widget's deferred module renders; its placeholder until then; after a failure a retry, announced each time. */
export function DeferredView<M>({ of, placeholder, children }: DeferredViewProps<M>) {
  if (of.module) return children(of.module);
  return of.failures ? <FailureNotice key={of.failures} onRetry={of.retry} /> : placeholder;
}
