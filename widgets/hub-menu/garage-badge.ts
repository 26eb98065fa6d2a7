import { latestRequest } from '#domain/core/latest-request';
import { onOwnedCarsChange } from '#features/owner/owned-cars-change';
import { $session, readSession } from '#features/session/session';
import * as garage from '#services/garage';

/**
 * Calls back with the name of the signed-in visitor's main car (spec services#garage), now and after each sign-in and
 * sign-out, and after vt-garage has changed the owned cars; with an empty name for visitors without a session or a car, and
 * if the garage cannot be loaded. Returns the unsubscribe function.
 */
export function followMainCar(show: (name: string) => void): () => void {
  const latest = latestRequest();
  readSession();
  let known = -1;
  const ask = () => {
    const isLatest = latest.start();
    if ($session.get().state !== 'signedIn') {
      show('');
      return;
    }
    garage.getMainCar({}).then(
      (car) => isLatest() && show(car?.nickname || car?.modelName || ''),
      () => isLatest() && show(''),
    );
  };
  const stops = [
    $session.subscribe(({ serial }) => {
      if (serial === known) return;
      known = serial;
      ask();
    }),
    onOwnedCarsChange(ask),
  ];
  return () => {
    latest.drop();
    for (const stop of stops) stop();
  };
}
