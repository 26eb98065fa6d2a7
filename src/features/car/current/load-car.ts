import { pageSingleton } from '#page/core/page-singleton';
import { $car, noCar, setCar } from '../car-store';
import type { CarRequest } from '../choices/open-car';
import { type CarAnswer, type RequestedVersion, requestCar } from './request-car';

const loadModule = () => import('../deferred').then(({ carModule }) => carModule);
type CarModule = Awaited<ReturnType<typeof loadModule>>;

/** Opens the car of an answer; `from` is the element that its events are fired from. */
type CarAction = (module: CarModule, from: EventTarget, answer: CarAnswer) => Promise<void>;
/** The action to retry, and its version. It references no element: the widget that started it may have been removed. */
const lastRun = pageSingleton('carAction', () => ({
  action: null as CarAction | null,
  version: null as RequestedVersion | null,
}));

/**
 * Requests a version while the deferred module loads, then runs an action with the answer; if loading the module fails,
 * sets $car to failed.
 */
async function run(version: RequestedVersion, action: CarAction, from: EventTarget): Promise<void> {
  Object.assign(lastRun, { action, version });
  setCar({ ...$car.get(), status: 'loading', problem: null, isReady: false });
  const answer = requestCar(version);
  // The action handles its failure, unless the module fails to load.
  answer.catch(() => {});
  try {
    const module = await loadModule();
    module.start();
    await action(module, from, answer);
  } catch {
    setCar({ ...noCar(), status: 'failed', problem: 'service' });
  }
}

/** Makes a version the page's current car (choices/open-car.ts). */
export const loadCar = (request: CarRequest, from: EventTarget): Promise<void> =>
  run(request, (module, from, answer) => module.openCar(request, from, answer), from);

/** Changes to a version chosen by the visitor, keeping the choices that it offers as well (choices/open-car.ts). */
export async function loadVersion(
  mvsCode: string,
  year: number | undefined,
  from: EventTarget,
): Promise<void> {
  const { mvs, isReady } = $car.get();
  if (isReady && mvs?.code === mvsCode && mvs.year === year) return;
  const version = { mvsCode, ...(year && { year }) };
  await run(version, (module, from, answer) => module.chooseVersion(version, from, answer), from);
}

/** Repeats the latest action after a failure. */
export const retryLoadCar = async (from: EventTarget): Promise<void> => {
  const { action, version } = lastRun;
  if (action && version) await run(version, action, from);
};
