import { object } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import * as rules from '#features/owner/vehicle-schemas';
import type { Errors } from '#ui/core/use-form';
import { errorsOf } from '#ui/validation/schema';

/** A car as its owner names it. */
export interface UsedCar {
  plate: string;
  /** Kilometres, with or without dots. */
  mileage: string;
}

/** Returns the messages of the failing rules, by field. hasPlate: whether the car is named by its plate. */
export function usedCarErrors(
  values: Partial<UsedCar>,
  { language, country, hasPlate = true }: { language: Language; country: Country; hasPlate?: boolean },
): Errors<UsedCar> {
  const mileage = rules.mileage(language);
  const schema = hasPlate ? object({ plate: rules.plate(language, country), mileage }) : object({ mileage });
  return errorsOf<UsedCar>(schema, values);
}
