import { mvsCode } from '#domain/vehicle/mvs';
import { $car } from '../car-store';
import { linkedCar } from './car-link';
import { loadCar } from './load-car';
import { findModel } from './models';
import { savedConfiguration } from './saved-car';

/** The car in an author's attributes. */
export interface AuthoredCar {
  /** A model's code or name. */
  model?: string;
  /** A version's code, 7 or 16 characters. */
  mvs?: string;
  year?: number;
}

/** Whether a saved version is the author's version or of the author's model; true if the author names none. */
export async function matches(
  code: string,
  modelCode: string,
  { model, mvs }: AuthoredCar,
): Promise<boolean> {
  if (mvs) return code === mvs;
  if (!model) return true;
  return (await findModel(model).catch(() => undefined))?.modelCode === modelCode;
}

/**
 * Loads the page's first car: that of a shared link, else of an earlier visit, else the author's. Does nothing if the
 * page has a car already; without any of these there is none until a version is chosen.
 */
export async function restoreCar(authored: AuthoredCar, from: EventTarget): Promise<void> {
  const isEmpty = () => $car.get().status === 'empty';
  if (!isEmpty()) return;
  const link = linkedCar();
  if (link) return loadCar({ ...link, codes: link }, from);
  const saved = savedConfiguration();
  const usable = saved && (await matches(saved.mvs.code, saved.mvs.modelCode, authored));
  // Another widget may have loaded a car meanwhile.
  if (!isEmpty()) return;
  if (usable) {
    const { code, year } = saved.mvs;
    return loadCar({ mvsCode: code, year, codes: saved, loadedFromLocalStorage: true }, from);
  }
  const { mvs = '', year } = authored;
  if (mvsCode(mvs)) await loadCar({ mvsCode: mvs, year }, from);
}
