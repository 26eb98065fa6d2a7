/** Takes over the faults of first views (page/core/observe-fault.ts); loads with what every visit comes to. */
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
