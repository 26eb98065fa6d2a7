import { latestRequest } from '#domain/core/latest-request';
import { $session, readSession } from '#features/session/session';
import * as garage from '#services/garage';

/**
 * Calls back with the name of the signed-in visitor's main car (spec services#garage), now and after each sign-in and
 * sign-out; with an empty name for visitors without a session or a car, and if the garage cannot be loaded. Returns the
 * unsubscribe function.
 */
export function followMainCar(show: (name: string) => void): () => void {
  const latest = latestRequest();
  readSession();
  let known = -1;
  const stop = $session.subscribe(({ serial, state }) => {
    if (serial === known) return;
    known = serial;
    const isLatest = latest.start();
    if (state !== 'signedIn') {
      show('');
      return;
    }
    garage.getMainCar({}).then(
      (car) => isLatest() && show(car?.nickname || car?.modelName || ''),
      () => isLatest() && show(''),
    );
  });
  return () => {
    latest.drop();
    stop();
  };
}
