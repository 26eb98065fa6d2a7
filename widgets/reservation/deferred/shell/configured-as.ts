import type { CurrentCar } from '#features/car/car-store';
import type { ChosenCar } from './chosen-car';

/** An optional; accessories and services are not reserved with the car. */
const OPTIONAL = 'ITEM';

/** Returns what of the visitor's configuration is reserved with a version; null if it is of another one. */
export function configuredAs(
  { mvs, color, coating, parts, isReady }: CurrentCar,
  mvsCode: string,
): Pick<ChosenCar, 'colorCode' | 'coatingCode' | 'optionalCodes'> | null {
  if (!isReady || mvs?.code !== mvsCode) return null;
  return {
    ...(color && { colorCode: color.code }),
    ...(coating && { coatingCode: coating.code }),
    optionalCodes: parts.filter(({ type }) => type === OPTIONAL).map((part) => part.code),
  };
}
