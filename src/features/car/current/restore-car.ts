import { mvsCode } from '../../../domain/mvs';
import { car } from '../../../stores/current-car';
import { linkedCar } from './car-link';
import { askForCar } from './load-car';
import { findModel } from './models';
import { savedConfiguration } from './saved-car';

/** What a page's author says about the car. */
export interface WrittenCar {
  /** A model's code or name. */
  model?: string;
  /** A version's code, 7 or 16 characters. */
  mvs?: string;
  year?: number;
}

/** Whether a saved version is one that the author's words mean; without words any is. */
async function isMeant(code: string, modelCode: string, { model, mvs }: WrittenCar): Promise<boolean> {
  if (mvs) return code === mvs;
  if (!model) return true;
  return (await findModel(model).catch(() => undefined))?.modelCode === modelCode;
}

/**
 * Gives the page its first car: that of a shared link, else the one of an earlier visit, else what the author wrote.
 * A page that has a car already keeps it; where nothing says which, there is none until a version is chosen.
 */
export async function enterCar(written: WrittenCar, from: EventTarget): Promise<void> {
  const isEmpty = () => car.get().status === 'empty';
  if (!isEmpty()) return;
  const link = linkedCar();
  if (link) return askForCar({ ...link, codes: link }, from);
  const saved = savedConfiguration();
  const meant = saved && (await isMeant(saved.mvs.code, saved.mvs.modelCode, written));
  // Another widget may have asked meanwhile.
  if (!isEmpty()) return;
  if (meant) {
    const { code, year } = saved.mvs;
    return askForCar({ mvsCode: code, year, codes: saved, loadedFromLocalStorage: true }, from);
  }
  const { mvs = '', year } = written;
  if (mvsCode(mvs)) await askForCar({ mvsCode: mvs, year }, from);
}
