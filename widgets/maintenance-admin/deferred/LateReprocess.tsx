import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useDeferred } from '#ui/core/use-deferred';
import { Loading } from '#ui/parts/Loading';

/** Loads the reservations, whose calls stand on much that no other area needs. */
// It waits for its tab.
const reprocess = deferred(() => import('./Reprocess'));

/** The area of the reservations, once it is opened. */
export function LateReprocess() {
  const { module, failures, retry } = useDeferred(reprocess, true);
  if (module) return <module.Reprocess />;
  return failures > 0 ? <FailureNotice key={failures} onRetry={retry} /> : <Loading />;
}
