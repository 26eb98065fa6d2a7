import { CAR_PARAMETER, carText, parseCarText, STEP_PARAMETER } from '../../domain/car/link';
import { mvsCode } from '../../domain/mvs';
import { sameName } from '../../domain/suggest';
import { brand, country } from '../../page/metadata';
import type { CarModel } from '../../services/entities/car';
import * as models from '../../services/models';
import { remember } from '../remember';
import { whenChosen } from './choose';
import { car } from './current';
import { currentCodes, openCar } from './open';
import { keepCar, savedConfiguration } from './saved';

/** What a page's author says about the car. */
export interface WrittenCar {
  /** A model's code or name. */
  model?: string;
  /** A version's code, 7 or 16 characters. */
  mvs?: string;
  year?: number;
}

/** Models of the page's brand with their versions, asked for once. */
export const brandModels = (): Promise<CarModel[]> =>
  remember(`models ${brand()} ${country()}`, () =>
    models.models({ query: { brand: brand() ?? '', country: country() } }),
  );

/** The model an author wrote by code or name; undefined where the brand sells none of it. */
export async function findModel(written: string): Promise<CarModel | undefined> {
  const all = await brandModels();
  return all.find(
    ({ modelCode, modelName, modelShortName }) =>
      modelCode === written || [modelName, modelShortName].some((name) => name && sameName(name, written)),
  );
}

/** Whether a saved version is one that the author's words mean; without words any is. */
async function isMeant(code: string, modelCode: string, { model, mvs }: WrittenCar): Promise<boolean> {
  if (mvs) return code === mvs;
  if (!model) return true;
  return (await findModel(model).catch(() => undefined))?.modelCode === modelCode;
}

/** A link's car that was changed is no longer the link's: a reload shows what the visitor made of it. */
function dropLink(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(CAR_PARAMETER)) return;
  url.searchParams.delete(CAR_PARAMETER);
  history.replaceState(history.state, '', url);
}

/**
 * Gives the page its first car: that of a shared link, else the one of an earlier visit, else what the author wrote.
 * A page that has a car already keeps it; where nothing says which, there is none until a version is chosen.
 */
export async function enterCar(written: WrittenCar, from: EventTarget): Promise<void> {
  // Prices are not waited for: a car can be chosen without them, and they say themselves when they cannot be had.
  import('./prices').then(
    ({ followCar }) => followCar(),
    () => {},
  );
  keepCar();
  if (car.get().status !== 'empty') return;
  const link = parseCarText(new URLSearchParams(location.search).get(CAR_PARAMETER));
  if (link) {
    whenChosen((byVisitor) => byVisitor && dropLink());
    return openCar({ ...link, codes: link }, from);
  }
  const saved = savedConfiguration();
  if (saved && (await isMeant(saved.mvs.code, saved.mvs.modelCode, written))) {
    // Another widget may have asked meanwhile.
    if (car.get().status !== 'empty') return;
    const { code, year } = saved.mvs;
    return openCar({ mvsCode: code, year, codes: saved, loadedFromLocalStorage: true }, from);
  }
  const { mvs = '', year } = written;
  if (mvsCode(mvs) && car.get().status === 'empty') await openCar({ mvsCode: mvs, year }, from);
}

/**
 * The address that opens the current car for somebody else, at a step of the page's configurator; null while there is
 * no car. What else the page's address says about the visit stays out of it.
 */
export function carAddress(step = 'resume'): string | null {
  const codes = currentCodes();
  if (!codes) return null;
  const url = new URL(location.href);
  url.search = '';
  url.hash = '';
  url.searchParams.set(CAR_PARAMETER, carText(codes));
  url.searchParams.set(STEP_PARAMETER, step);
  // A query may hold the sign as it is: the link is shorter, and a QR code of it has fewer squares.
  return url.href.replaceAll('%7E', '~');
}
