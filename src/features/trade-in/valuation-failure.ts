import type { Language } from '#domain/core/brands';
import { valueRange } from '#domain/vehicle/trade-in';
import type { Valuation } from '#services/entities/valuation';
import { problemOf } from '#services/http/problem';
import { FormRefusal } from '#ui/form-refusal';
import { texts } from './messages';

const unavailable = (language: Language) => new FormRefusal({}, [texts[language].unavailable]);

/** Whether the service has no value for the car: it knows the car but not its value, or not even the car. */
const hasNoValue = (error: unknown): boolean => {
  const { kind, refusal } = problemOf(error);
  return kind === 'missing' || (kind === 'refused' && !refusal?.fields.mileage);
};

/**
 * Resolves to a valuation that has a value. Throws a FormRefusal with the specification's text in the visitor's language
 * where there is none (spec cars#used-cars), a ServiceError for any other failure.
 */
export async function requireValue<V extends Valuation>(answer: Promise<V>, language: Language): Promise<V> {
  const valuation = await answer.catch((error) => {
    throw hasNoValue(error) ? unavailable(language) : error;
  });
  if (!valueRange(valuation)) throw unavailable(language);
  return valuation;
}
