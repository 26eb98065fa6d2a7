/**
 * Monitoring (Storybook, "Monitoring"): takes over what files and calls failed with, which ui/core/deferred.ts and
 * services/http/call.ts add to the page's list, since first views can do no more; and starts the report that the page asks
 * for. Loads with the first call, the first use and the first failure.
 */
import { onIdle } from '../core/native';
import { pageSingleton } from '../core/page-singleton';
import { metaText } from '../settings/meta-text';

const tell = (error: unknown): number => {
  // Only pages with faults load it.
  import('../faults/faults').then(
    (module) => module.reportFault(error),
    () => {},
  );
  return 0;
};

// What failed before this file loaded, and from now on each failure at once; only the page's first copy.
const faults = pageSingleton('faults', Array<unknown>);
if (!Object.hasOwn(faults, 'push')) {
  faults.push = tell;
  faults.splice(0).forEach(tell);
  // Safari has no requestIdleCallback; a script of the build reads calls without a page.
  if (globalThis.document && metaText('report'))
    onIdle(() => {
      // Without it, nothing is reported.
      import('./report').then(
        (module) => module.startReport(),
        () => {},
      );
    });
}
