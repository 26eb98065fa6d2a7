import { whenSignedIn } from '#page/session/session';
import { whenShown } from '#page/when-shown';
import { whenIdle } from '#ui/core/when-used';
import { $car } from './car-store';
import type { VisitedVersion } from './note-visit';

/**
 * Notes that a signed-in visitor looks at a version, until the returned function is called; also one who signs in
 * meanwhile. What notes it loads for those only, when the browser is idle.
 */
export function trackView(version: VisitedVersion): () => void {
  const looking = new AbortController();
  const { signal } = looking;
  const note = () =>
    whenIdle(() => {
      // Only signed-in visitors who look at a car load it.
      import('./note-visit').then(
        ({ noteVisits }) => noteVisits(version, signal),
        // Nobody waits for it: the next look loads it again.
        () => {},
      );
    });
  const stop = whenSignedIn(() => signal.addEventListener('abort', whenShown(note)));
  signal.addEventListener('abort', stop);
  return () => looking.abort();
}

/** Notes each version of the page's current car that is ready; returns the function that stops it. */
export function lookAtCar(): () => void {
  let seen = '';
  let stop = () => {};
  const leave = $car.subscribe(({ isReady, mvs }) => {
    const { code = '', year } = (isReady && mvs) || {};
    const key = code && `${code} ${year ?? ''}`;
    if (key === seen) return;
    seen = key;
    stop();
    stop = code ? trackView({ mvsCode: code, year }) : () => {};
  });
  return () => {
    leave();
    stop();
  };
}
