import { pageSingleton } from '#page/core/page-singleton';
import { findInPage } from '#page/open-roots';
import { $car } from '../../car/car-store';
import { retryLoadCar } from '../../car/current/load-car';
import { type AuthoredCar, restoreCar } from '../../car/current/restore-car';
import type { CarSource } from '../page-car';

const visit = pageSingleton('visitCar', () => ({ isLeftOut: false }));

/** Resolves when no version is loading. */
const whenLoaded = (): Promise<void> =>
  new Promise((done) => {
    const stop = $car.subscribe(({ status }) => {
      if (status === 'loading') return;
      done();
      // Not within the first call, before there is anything to stop.
      queueMicrotask(() => stop());
    });
  });

/** Returns what the page's car is restored by: a configurator of the page decides, though it may load later. */
function authoredCar({ model }: CarSource): AuthoredCar {
  const configurator = findInPage('vt-configurator');
  const attribute = (name: string) => configurator?.getAttribute(name)?.trim();
  const authored = { model: configurator ? attribute('model') : model, mvs: attribute('mvs') };
  const year = Number(attribute('year')) || undefined;
  return {
    ...(authored.model && { model: authored.model }),
    ...(authored.mvs && { mvs: authored.mvs, year }),
  };
}

/**
 * Makes the linked or saved car of another page this page's car, as a configurator does, unless the visitor left it
 * out. Loads again what could not be loaded. Resolves when it is known whether there is a car; rejects if its module
 * cannot be loaded.
 */
export async function restoreVisitCar(source: CarSource, element: EventTarget): Promise<void> {
  if (visit.isLeftOut) return;
  const { status, problem } = $car.get();
  if (status === 'failed' && problem === 'service') await retryLoadCar(element);
  else await restoreCar(authoredCar(source), element);
  await whenLoaded();
}

/** Leaves the restored car out of this page: no form of it sends the car. A saved configuration stays saved. */
export async function leaveOutVisitCar(): Promise<void> {
  visit.isLeftOut = true;
  // It has loaded with the car.
  const { carModule } = await import('../../car/deferred');
  carModule.unloadCar();
}
