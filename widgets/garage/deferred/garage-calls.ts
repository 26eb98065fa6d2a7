import type { GarageKind } from '#domain/vehicle/vehicle-kinds';
import type { GarageCar } from '#services/entities/garage';
import * as garage from '#services/garage';
import { isKind } from '#services/http/problem';

const LIST = {
  owned: garage.listOwnedCars,
  visited: garage.listVisitedCars,
  wanted: garage.listWantedCars,
};
const REMOVE = {
  owned: garage.removeOwnedCar,
  visited: garage.removeVisitedCar,
  wanted: garage.removeWantedCar,
};
const KEEP = { visited: garage.addVisitedCar, wanted: garage.addWantedCar };

/** A car of a list. */
export interface ListedCar extends GarageCar {
  /** Of the owned cars at most one. */
  isMain: boolean;
}

/** Resolves to a list. The main car has a call of its own; if that fails, it is the one that the list marks. */
export async function loadCars(kind: GarageKind, signal: AbortSignal): Promise<ListedCar[]> {
  const [cars, main] = await Promise.all([
    LIST[kind]({}, { signal }),
    kind === 'owned' ? garage.getMainCar({}, { signal }).catch(() => null) : null,
  ]);
  const marked = kind === 'owned' ? cars.find(({ exclusive }) => exclusive) : undefined;
  const mainId = main?.id ?? marked?.id;
  return cars.map((car) => ({ ...car, isMain: car.id === mainId }));
}

/** Removes a car; one that has gone already counts as removed. */
export async function removeCar(kind: GarageKind, id: string, signal: AbortSignal): Promise<void> {
  try {
    await REMOVE[kind]({ id }, { signal });
  } catch (error) {
    if (!isKind(error, 'missing')) throw error;
  }
}

export const setMain = (id: string, signal: AbortSignal): Promise<GarageCar> =>
  garage.setMainCar({ body: { id } }, { signal });

/** Keeps a version among the visited or the wanted cars. Throws a conflict if it is there. */
export const keepCar = (
  kind: 'visited' | 'wanted',
  { mvsCode, year }: { mvsCode: string; year?: number | null },
  signal: AbortSignal,
): Promise<GarageCar> => KEEP[kind]({ body: { mvsCode, ...(year && { year }) } }, { signal });
