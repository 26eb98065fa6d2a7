// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { askAgain, askForCar } from '../../../../src/stores/car/ask';
import { $car } from '../../../../src/stores/car/current';
import { carPage } from '../../lib/car-page';

const file = vi.hoisted(() => ({ missing: true }));
vi.mock('../../../../src/stores/car/work', async (original) => {
  const module = await original<typeof import('../../../../src/stores/car/work')>();
  return {
    get work() {
      if (file.missing) throw new TypeError('Failed to fetch dynamically imported module');
      return module.work;
    },
  };
});

it('a car whose deferred file does not come has failed, and may be asked for again', async () => {
  carPage();
  await askForCar({ mvsCode: '358AF11', year: 2026 }, document);
  expect($car.get()).toMatchObject({ status: 'failed', problem: 'service', isReady: false });
  file.missing = false;
  await askAgain(document);
  expect($car.get()).toMatchObject({ status: 'ready', problem: null, mvs: { code: '358AF11' } });
});
