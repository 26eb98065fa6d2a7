import { object } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import { mileage, plate } from '#features/owner/vehicle-schemas';
import { personErrors } from '#features/scheduling/person';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, orEmpty } from '#ui/validation/schema';
import type { VisitForm } from './form-values';
import { texts } from './messages';

interface Conditions {
  language: Language;
  country: Country;
  /** The ids of the dealer's services; undefined until they have loaded. */
  offered: readonly string[] | undefined;
  /** Whether a time is free, as far as is known. */
  isFree(date: string, time: string): boolean;
  /** Whether a visit is moved, which needs a reason. */
  isMoved: boolean;
  /** Whether the car is known by its chassis. */
  hasChassis: boolean;
}

/** Returns the messages of the failing rules, by field, in the form's order. */
export function visitErrors(values: Partial<VisitForm>, conditions: Conditions): Errors<VisitForm> {
  const { language, country, offered, isFree, isMoved, hasChassis } = conditions;
  const messages = texts[language];
  const { idSiteGeo, serviceIds = [], date = '', time = '', plateNumber = '', reason } = values;
  const errors: Errors<VisitForm> = {};
  if (!idSiteGeo) errors.idSiteGeo = messages.noDealer;
  if (serviceIds.length === 0) errors.serviceIds = messages.noService;
  else if (offered && serviceIds.some((id) => !offered.includes(id)))
    errors.serviceIds = messages.serviceGone;
  if (!date) errors.date = messages.noDay;
  else if (!time || !isFree(date, time)) errors.time = messages.noTime;
  const needsPlate = !hasChassis || plateNumber !== '';
  const vehicle = object({
    plateNumber: orEmpty(plate(language, country), !needsPlate),
    mileage: orEmpty(mileage(language)),
  });
  return {
    ...errors,
    ...errorsOf<VisitForm>(vehicle, values),
    ...personErrors(values, language, country),
    ...(isMoved && !reason && { reason: messages.noReason }),
  };
}
