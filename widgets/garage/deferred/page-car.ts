import { type CarLink, carText } from '#domain/car/link';
import { CAR_PARAMETER } from '#domain/car/saved-car';
import { $car } from '#features/car/car-store';
import { brand } from '#page/core/metadata';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { findInPage } from '#page/open-roots';
import { changeUrl } from '#page/safe-addresses';
import type { GarageCar } from '#services/entities/garage';

/** Widgets that show the page's car. */
const SHOWS_CAR = ['configurator', 'configurator-summary', 'installment-calculator', 'version-comparator'];

/** Whether the page can show this car: it has a widget that does, and the car is of its brand. */
export const hasPlaceForCar = (car: GarageCar): boolean =>
  car.brand === brand() && findInPage(SHOWS_CAR.map((name) => `vt-${name}`).join()) !== null;

/** Makes a car the page's. Resolves to whether the page has it. */
export async function putOnPage({ mvsCode, year }: GarageCar, from: EventTarget): Promise<boolean> {
  const { loadCar } = await import('#features/car/current/load-car');
  await loadCar({ mvsCode, ...(year && { year }) }, from);
  return $car.get().status === 'ready';
}

/** Returns the configurator's address with the car; null without a configurator, and for a car of another brand. */
export function configuratorLink(configuratorUrl: string, car: GarageCar): SafeUrl | null {
  const address = configuratorUrl && car.brand === brand() ? safeUrl(configuratorUrl) : null;
  if (!address) return null;
  const link: CarLink = { mvsCode: car.mvsCode, color: '', coating: '', parts: [], services: [] };
  const text = carText(car.year ? { ...link, year: car.year } : link);
  return changeUrl(address, ({ searchParams }) => searchParams.set(CAR_PARAMETER, text));
}

/** The version that the visitor has configured. */
export interface ConfiguredCar {
  mvsCode: string;
  year?: number | null;
  name: string;
}

/** Resolves to the page's car, else the one saved in this browser; null without either. */
export async function configuredCar(): Promise<ConfiguredCar | null> {
  const { mvs, isReady } = $car.get();
  if (isReady && mvs) {
    const name = [mvs.modelName, mvs.versionName].filter(Boolean).join(' ');
    return { mvsCode: mvs.code, year: mvs.year, name: name || mvs.code };
  }
  const [{ savedConfiguration }, { findModel }] = await Promise.all([
    import('#features/car/current/saved-car'),
    import('#features/car/current/models'),
  ]);
  const saved = savedConfiguration();
  if (!saved) return null;
  const { code, year, modelCode } = saved.mvs;
  const model = await findModel(modelCode).catch(() => undefined);
  const version = model?.versions?.find((each) => each.code === code);
  const name = [model?.modelName, version?.versionName].filter(Boolean).join(' ');
  return { mvsCode: code, year, name: name || code };
}
