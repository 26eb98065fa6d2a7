import { type GenericSchema, object } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { driverLicence, driverLicenceExpiry } from '#features/person/applicant-schemas';
import * as rules from '#features/person/person-schemas';
import type { Errors } from '#ui/core/use-form';
import { companyName, errorsOf, fits, line } from '#ui/validation/schema';
import { texts } from './messages';
import { isCompany, type Registration } from './registration-values';

/** Whether anything of a licence is given. */
const hasLicence = ({ licenceNumber, licenceCategory, licenceExpiry }: Partial<Registration>): boolean =>
  [licenceNumber, licenceCategory, licenceExpiry].some((each) => each?.trim());

/**
 * Returns the messages of the violated rules, by field; empty if all are met. A person must have a licence; of a company it
 * is asked whole, or not at all. The check digits are those of a Brazilian one.
 */
export function check(
  values: Partial<Registration>,
  language: Language,
  country: Country,
): Errors<Registration> {
  const messages = texts[language];
  const isArgentina = country === 'AR';
  const entries: Record<string, GenericSchema> = {
    ...(isCompany(values) && {
      companyName: companyName(language, messages.companyMissing),
      cnpj: isArgentina ? rules.cuit(language) : rules.cnpj(language),
    }),
    name: rules.personName(language),
    cpf: isArgentina ? rules.dni(language) : rules.cpf(language),
    email: rules.email(language),
    phone: rules.phone(language, country),
    ...((!isCompany(values) || hasLicence(values)) && {
      licenceNumber: isArgentina ? line(language, messages.licenceMissing) : driverLicence(language),
      licenceCategory: fits(
        () => true,
        inLanguage(language, ptBR.driverLicenceCategory, esAR.driverLicenceCategory),
      ),
      licenceExpiry: driverLicenceExpiry(language),
    }),
  };
  return errorsOf<Registration>(object(entries), values);
}
