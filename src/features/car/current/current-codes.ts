import type { CarCodes } from '#domain/car/choices';
import { $car } from '../car-store';

/** Returns the codes of the current car, for sharing and saving; null while there is none. A service's code is its id. */
export function currentCodes(): (CarCodes & { mvsCode: string; year?: number }) | null {
  const { mvs, color, coating, parts, services } = $car.get();
  if (!mvs) return null;
  return {
    mvsCode: mvs.code,
    ...(mvs.year && { year: mvs.year }),
    color: color?.code ?? '',
    coating: coating?.code ?? '',
    parts: parts.map(({ code }) => code),
    services: services.map(({ id }) => id),
  };
}
