import { object } from 'valibot';
import type { Country, Language } from '../../domain/core/brands';
import { digitsOf } from '../../domain/format';
import type { Errors } from '../../ui/core/use-form';
import { errorsOf, fits } from '../../ui/validation/schema';
import { plate } from '../../ui/validation/vehicle';
import { messages } from './messages';

/** A car as its owner names it. */
export interface UsedCar {
  plate: string;
  /** Kilometres, with or without dots. */
  mileage: string;
}

/** The largest mileage, in kilometres; ours. */
const MILEAGE_LIMIT = 999_999;

/** Returns the typed kilometres; NaN if none are typed. */
export const kilometres = (typed: string): number => {
  const digits = digitsOf(typed);
  return digits ? Number(digits) : Number.NaN;
};

/** Returns the messages of the failing rules, by field. hasPlate: whether the car is named by its plate. */
export function usedCarErrors(
  values: Partial<UsedCar>,
  { language, country, hasPlate = true }: { language: Language; country: Country; hasPlate?: boolean },
): Errors<UsedCar> {
  const w = messages[language];
  const mileage = fits((typed) => kilometres(typed) <= MILEAGE_LIMIT, w.mileageWrong, w.mileageMissing);
  const schema = hasPlate ? object({ plate: plate(language, country), mileage }) : object({ mileage });
  return errorsOf<UsedCar>(schema, values);
}
