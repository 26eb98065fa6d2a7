// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { $car } from '#features/car/car-store';
import { loadCar, retryLoadCar } from '#features/car/current/load-car';
import { carPage } from '../../lib/car-page';
import { eventually } from '../../lib/eventually';

const file = vi.hoisted(() => ({ missing: true, comes: Promise.resolve() }));
vi.mock('#features/car/deferred', async (original) => {
  const module = await original<typeof import('#features/car/deferred')>();
  return {
    get carModule() {
      if (file.missing) throw new TypeError('Failed to fetch dynamically imported module');
      // As the import does: it may be on its way.
      return file.comes.then(() => module.carModule);
    },
  };
});

it('a car whose deferred file does not come has failed, and may be asked for again', async () => {
  carPage();
  await loadCar({ mvsCode: '358AF11', year: 2026 }, document);
  expect($car.get()).toMatchObject({ status: 'failed', problem: 'service', isReady: false });
  file.missing = false;
  await retryLoadCar(document);
  expect($car.get()).toMatchObject({ status: 'ready', problem: null, mvs: { code: '358AF11' } });
});

it('a car is asked for once, while its deferred file is on its way', async () => {
  const { asked } = carPage();
  const requests = () => asked.filter((call) => call.includes('/v2/car/web'));
  let arrive = () => {};
  file.comes = new Promise((go) => {
    arrive = go;
  });
  const loading = loadCar({ mvsCode: '358AF11', year: 2026 }, document);
  await eventually(() => expect(requests()).toHaveLength(1));
  expect($car.get()).toMatchObject({ status: 'loading', isReady: false });
  arrive();
  await loading;
  expect($car.get()).toMatchObject({ status: 'ready', mvs: { code: '358AF11' } });
  expect(requests()).toHaveLength(1);
});
