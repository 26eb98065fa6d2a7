import { check as holds, object, pipe, string } from 'valibot';
import * as rules from '#features/person/person-schemas';
import { country } from '#page/core/metadata';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { companyName, errorsOf, fits, tooLong, wholeCount } from '#ui/validation/schema';
import { FLEET_MAX, type RentalForm } from '../form-values';
import { texts } from './messages';

/** Returns the messages of the violated rules, by field; empty if all are met (spec leads#rental-interest). */
export function check(values: Partial<RentalForm>, { language }: Pick<Host, 'language'>): Errors<RentalForm> {
  const messages = texts[language];
  const here = country() ?? 'BR';
  const chosen = (empty: string) => fits(() => true, empty);
  const schema = object({
    companyName: companyName(language, messages.companyName),
    cnpj: here === 'AR' ? rules.cuit(language) : rules.cnpj(language),
    hasOneYearCnpj: chosen(messages.oneYear),
    contactName: rules.personName(language),
    email: rules.email(language),
    phone: rules.phone(language, here),
    vehicleType: chosen(messages.vehicleType),
    vehicleQuantity: pipe(
      chosen(messages.quantityMissing),
      wholeCount(language),
      holds((value) => value === '' || Number(value) > 0, messages.quantity),
    ),
    fleetDescription: string(),
  });
  const errors = {
    ...errorsOf<RentalForm>(schema, values),
    ...tooLong(values, { fleetDescription: FLEET_MAX }, language),
  };
  return values.acceptsPrivacy ? errors : { ...errors, acceptsPrivacy: messages.privacy };
}
