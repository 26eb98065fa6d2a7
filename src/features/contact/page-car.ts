import type { LeadCar, LeadOrigin } from '#domain/lead/lead';
import { sameName } from '#domain/person/same-name';
import { isAccessory } from '#domain/vehicle/vehicle-kinds';
import { $car, type CurrentCar } from '../car/car-store';
import { $dealer } from '../dealer/dealer-store';

export type CarSource = Partial<Pick<LeadOrigin, 'model' | 'version'>>;
type PageCar = CurrentCar & { mvs: NonNullable<CurrentCar['mvs']> };

/**
 * Returns the page's current car for a form; null if there is none, or if the form is about another version, by its
 * name or code, or another model.
 */
export function pageCar({ model, version }: CarSource): PageCar | null {
  const car = $car.get();
  const { mvs } = car;
  if (!mvs || (version && version !== mvs.code)) return null;
  const names = [mvs.modelName, mvs.modelShortName, mvs.modelCode];
  if (model && !names.some((name) => name && sameName(name, model))) return null;
  return { ...car, mvs };
}

/** Returns a car as a lead has it. */
export function leadCar({ mvs, color, coating, parts, services }: PageCar): LeadCar {
  const codes = (accessory: boolean) =>
    parts.filter((part) => isAccessory(part) === accessory).map(({ code }) => code);
  return {
    mvsCode: mvs.code,
    year: mvs.year ?? null,
    model: mvs.modelName,
    version: mvs.versionName,
    color: color?.name ?? '',
    coating: coating?.name ?? '',
    optionals: codes(false),
    accessories: codes(true),
    services: services.map(({ id }) => id),
  };
}

/** Returns the receiving dealer: the author's, else the visitor's choice, else the one that has the car of the offer. */
export const dealerOf = ({ dealer }: { dealer?: string }): string =>
  dealer || $dealer.get()?.id || $car.get().lastViewedOffer?.dealer || '';
