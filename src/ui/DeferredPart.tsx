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

/** Renders a deferred module of a part; until it has loaded a loading indicator, on failure a notice with a retry. */
export function DeferredPart<M>({ of, label, skeleton, children }: DeferredPartProps<M>) {
  if (of.module) return children(of.module);
  if (of.failures) return <Failed onRetry={of.retry} attempt={of.failures} />;
  return <Loading label={label}>{skeleton}</Loading>;
}
