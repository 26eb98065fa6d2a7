import type { ReactNode } from 'react';
import type { Loaded } from './core/use-deferred';
import { Failed } from './parts/Failed';
import { Loading } from './parts/Loading';

interface DeferredPartProps<M> {
  of: Loaded<M>;
  label?: string;
  skeleton?: ReactNode;
  children(module: M): ReactNode;
}

/** What a module renders that a later part of a widget defers; meanwhile that it loads, or that it failed with a retry. */
export function DeferredPart<M>({ of, label, skeleton, children }: DeferredPartProps<M>) {
  if (of.module) return children(of.module);
  if (of.failures) return <Failed onRetry={of.retry} attempt={of.failures} />;
  return <Loading label={label}>{skeleton}</Loading>;
}
