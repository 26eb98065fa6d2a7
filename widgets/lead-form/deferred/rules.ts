import { check, type GenericSchema, nonEmpty, object, pipe, string } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import type { LeadForm } from '#domain/lead/lead-form';
import { anyConsent } from '#domain/person/consents';
import { isGreaterThan } from '#domain/text/typed-text';
import * as rules from '#features/person/person-schemas';
import { metaFlag } from '#page/core/metadata';
import type { Errors } from '#ui/core/use-form';
import { companyName, errorsOf, line, orEmpty, type Rules, wholeCount } from '#ui/validation/schema';
import { texts } from './messages';

interface Conditions {
  country: Country;
  /** Whether the CPF may stay empty (spec leads#lead-without-cpf). */
  withoutCpf: boolean;
  dealerRequired: boolean;
  withAddress: boolean;
}

/** The rule of a person's document number. */
const document = (language: Language, country: Country) =>
  country === 'AR'
    ? rules.dni(language)
    : metaFlag('cpf-cnpj-in-lead')
      ? rules.cpfOrCnpj(language)
      : rules.cpf(language);

/** The rules of a lead, with their messages (spec validation#messages). */
function schema(language: Language, values: LeadForm, conditions: Conditions): Rules {
  const { country, withoutCpf, dealerRequired, withAddress } = conditions;
  const messages = texts[language];
  const plain = (empty: string) => line(language, empty);
  const own: Record<string, GenericSchema> =
    values.leadPersonType === 'physical'
      ? {
          name: rules.personName(language),
          cpf: orEmpty(document(language, country), withoutCpf),
        }
      : {
          corporateName: companyName(language, messages.corporateName),
          contactName: rules.personName(language),
          cnpj: country === 'AR' ? rules.cuit(language) : rules.cnpj(language),
          totalVehicles: pipe(
            string(),
            wholeCount(language),
            check((value) => value === '' || isGreaterThan(value), messages.vehicles),
          ),
        };
  const all: Record<string, GenericSchema> = {
    ...own,
    email: rules.email(language),
    phone: (values.leadPersonType === 'legalPerson' ? rules.companyPhone : rules.phone)(language, country),
    ...(withAddress && {
      postalCode: rules.postalCode(language, country, values.street ? '' : values.unknownPostalCode),
      street: plain(messages.street),
      homeNumber: plain(messages.homeNumber),
      neighborhood: plain(messages.neighborhood),
      cityName: plain(messages.place),
      stateCode: plain(messages.place),
    }),
    ...(dealerRequired && { dealerCode: pipe(string(), nonEmpty(messages.dealer)) }),
  };
  return object(all);
}

/** Returns the messages of the failing rules, the first per field; the opt-in's belongs to its first box. */
export function leadErrors(values: LeadForm, conditions: Conditions, language: Language): Errors<LeadForm> {
  const errors = errorsOf<LeadForm>(schema(language, values, conditions), values);
  if (anyConsent(values)) return errors;
  return { ...errors, allowEmail: texts[language].consent };
}
