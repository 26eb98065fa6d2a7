import { pageSingleton } from '../../../page/core/page-singleton';
import { car, noCar } from '../../../stores/current-car';
import type { CarRequest } from '../choices/open-car';

const loadModule = () => import('../deferred').then(({ carModule }) => carModule);
type CarModule = Awaited<ReturnType<typeof loadModule>>;

/** An action of the deferred module; `from` is the element that its events are fired from. */
type CarAction = (module: CarModule, from: EventTarget) => Promise<void>;
/** The action to retry. It references no element: the widget that started it may have been removed. */
const lastRun = pageSingleton('carAction', () => ({ action: null as CarAction | null }));

/** Runs an action once the deferred module has loaded; if loading fails, sets $car to failed. */
async function run(action: CarAction, from: EventTarget): Promise<void> {
  lastRun.action = action;
  car.set({ ...car.get(), status: 'loading', problem: null, isReady: false, updatePrice: true });
  try {
    const module = await loadModule();
    module.start();
    await action(module, from);
  } catch {
    car.set({ ...noCar(), status: 'failed', problem: 'service' });
  }
}

/** Makes a version the page's current car (choices/open-car.ts). */
export const loadCar = (request: CarRequest, from: EventTarget): Promise<void> =>
  run((module, from) => module.openCar(request, from), from);

/** Changes to a version chosen by the visitor, keeping the choices that it offers as well (choices/open-car.ts). */
export async function loadVersion(
  mvsCode: string,
  year: number | undefined,
  from: EventTarget,
): Promise<void> {
  const { mvs, isReady } = car.get();
  if (isReady && mvs?.code === mvsCode && mvs.year === year) return;
  await run((module, from) => module.chooseVersion(mvsCode, year, from), from);
}

/** Repeats the latest action after a failure. */
export const retryLoadCar = async (from: EventTarget): Promise<void> => {
  if (lastRun.action) await run(lastRun.action, from);
};
