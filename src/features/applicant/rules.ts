import { check, type GenericSchema, nonEmpty, object, pipe, string } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { bareDocument } from '#domain/text/format';
import * as dates from '#domain/time/dates';
import { priceIsGreaterThan } from '#domain/validation/generic';
import * as applicant from '#features/person/applicant-schemas';
import * as rules from '#features/person/person-schemas';
import type { Errors } from '#ui/core/use-form';
import { civilState, driverLicenceCategory, gender, requiredChoice } from '#ui/validation/choice';
import { companyName, errorsOf, fits, line, orEmpty } from '#ui/validation/schema';
import { companyOf, type RegisterValues } from './applicant';
import type { ExtraField } from './bank-form';
import { texts } from './messages';
import { hasSpouse } from './parts';

interface Conditions {
  country: Country;
  language: Language;
  /** What the bank asks for besides the common data. */
  asked?: readonly ExtraField[];
  /** The current day. */
  now?: Date;
}

/** A monthly amount; the mask permits no other text. */
const income = (language: Language) =>
  fits((value) => priceIsGreaterThan(value), inLanguage(language, ptBR.aboveZero, esAR.aboveZero));

/** The spouse's rules. The spouse may be younger than 18 and may have no income; the specification says neither. */
function spouseRules(values: Partial<RegisterValues>, { country, language, now }: Conditions) {
  const messages = texts[language];
  const argentina = country === 'AR';
  const own = bareDocument(values.cpf ?? '');
  return {
    spouseName: rules.personName(language),
    spouseCpf: pipe(
      argentina ? rules.dni(language) : rules.cpf(language),
      check(
        (value) => bareDocument(value) !== own,
        argentina ? messages.dniOfProposer : messages.cpfOfProposer,
      ),
    ),
    spouseBirthdate: fits(
      (value) => dates.birthday(value, now ? { now } : {}),
      inLanguage(language, ptBR.birthday, esAR.birthday),
      inLanguage(language, 'Digite a data de nascimento', 'Ingresá la fecha de nacimiento'),
    ),
    marriageRegime: requiredChoice(messages.regimeMissing),
    spouseSalary: orEmpty(income(language)),
  };
}

/**
 * Returns the messages of the rules that the applicant data break, the first of each field (spec financing#proposal,
 * validation#messages).
 */
export function registerErrors(
  values: Partial<RegisterValues>,
  conditions: Conditions,
): Errors<RegisterValues> {
  const { country, language, now, asked = [] } = conditions;
  const messages = texts[language];
  const plain = (empty: string) => line(language, empty);
  const place = inLanguage(language, ptBR.place, esAR.place);
  const company = companyOf(values);
  const entries: Record<string, GenericSchema> = {
    name: rules.personName(language),
    email: rules.email(language),
    phone: rules.phone(language, country),
    cpf: country === 'AR' ? rules.dni(language) : rules.cpf(language),
    birthday: applicant.birthday(language, now),
    motherName: rules.personName(language),
    ...(asked.includes('fatherName') && { fatherName: rules.personName(language) }),
    ...(asked.includes('rg') && { rg: applicant.rg(language) }),
    ...(asked.includes('cuil') && { cuil: applicant.cuil(language, values.cpf ?? '') }),
    ...(asked.includes('gender') && { gender: gender(language) }),
    ...(asked.includes('driverLicence') && {
      licenceNumber: applicant.driverLicence(language),
      licenceExpiry: applicant.driverLicenceExpiry(language, now),
      licenceCategory: driverLicenceCategory(language),
    }),
    civilState: civilState(language),
    occupation: requiredChoice(messages.occupationMissing),
    ...(asked.includes('occupationDescription') && {
      occupationDescription: applicant.occupation(language),
    }),
    ...(company !== 'none' && {
      companyName: orEmpty(
        companyName(language, messages.companyMissing) as GenericSchema<string>,
        company === 'optional',
      ),
    }),
    salary: pipe(string(), nonEmpty(messages.salaryMissing), income(language)),
    postalCode: rules.postalCode(language, country, values.street ? '' : values.unknownPostalCode),
    street: plain(messages.streetMissing),
    homeNumber: plain(messages.numberMissing),
    neighborhood: plain(messages.neighborhoodMissing),
    cityName: plain(place),
    stateCode: plain(place),
    ...(hasSpouse(values) && spouseRules(values, conditions)),
  };
  return errorsOf<RegisterValues>(object(entries), values);
}
