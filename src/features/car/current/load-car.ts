import { shared } from '../../../page/core/page-singleton';
import { car, noCar } from '../../../stores/current-car';
import type { WantedCar } from '../choices/open-car';

const load = () => import('../deferred').then(({ work }) => work);
type Work = Awaited<ReturnType<typeof load>>;

/** What is done with a car, and the events of it fired from. */
type Question = (work: Work, from: EventTarget) => Promise<void>;
/** It holds no element: the widget that asked last may be gone. */
const asked = shared('carAsked', () => ({ last: null as Question | null }));

/** Does something with a car, once what opens cars is there; where that cannot be loaded, the car has failed. */
async function ask(what: Question, from: EventTarget): Promise<void> {
  asked.last = what;
  car.set({ ...car.get(), status: 'loading', problem: null, isReady: false, updatePrice: true });
  try {
    const work = await load();
    work.start();
    await what(work, from);
  } catch {
    car.set({ ...noCar(), status: 'failed', problem: 'service' });
  }
}

/** Makes a version the page's current car (open.ts). */
export const askForCar = (wanted: WantedCar, from: EventTarget): Promise<void> =>
  ask((work, from) => work.openCar(wanted, from), from);

/** The visitor chose a version: what the car has of the one before stays chosen (open.ts). */
export async function askForVersion(
  mvsCode: string,
  year: number | undefined,
  from: EventTarget,
): Promise<void> {
  const { mvs, isReady } = car.get();
  if (isReady && mvs?.code === mvsCode && mvs.year === year) return;
  await ask((work, from) => work.chooseVersion(mvsCode, year, from), from);
}

/** Asks once more for what was asked for last, after a failure. */
export const askAgain = async (from: EventTarget): Promise<void> => {
  if (asked.last) await ask(asked.last, from);
};
