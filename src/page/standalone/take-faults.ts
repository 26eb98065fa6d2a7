/**
 * Takes over what files and calls failed with, which ui/core/deferred.ts and services/http/call.ts add to the page's list:
 * first views do no more. Loads with the first call, the first use and the report.
 */
import { pageSingleton } from '../core/page-singleton';

const tell = (...errors: unknown[]): number => {
  // Only pages with faults load it.
  import('../faults/faults').then(
    (module) => errors.forEach(module.tellFault),
    () => {},
  );
  return 0;
};

// What was observed before this file loaded, and from now on each fault at once; only the page's first copy.
const faults = pageSingleton('faults', Array<unknown>);
if (!Object.hasOwn(faults, 'push')) {
  faults.push = tell;
  const waiting = faults.splice(0);
  if (waiting.length > 0) tell(...waiting);
}
