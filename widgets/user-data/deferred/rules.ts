import { boolean, type GenericSchema, object, pipe, check as test } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { checkbox } from '#domain/validation/generic';
import { birthday } from '#features/person/applicant-schemas';
import { currentPassword } from '#features/person/password-schemas';
import * as rules from '#features/person/person-schemas';
import { addressRules } from '#features/place/address/address-values';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, fits, formed, line, orEmpty } from '#ui/validation/schema';
import { texts } from './messages';
import type { StepId, UserForm } from './user-values';

interface Conditions {
  steps: readonly StepId[];
  /** Whether an agreement is to be accepted. */
  asksAgreement: boolean;
  /** Whether a change has to be proved. */
  needsProof: boolean;
  language: Language;
  country: Country;
}

/** Returns the messages of the violated rules of these steps, by field; empty if all are met. */
export function check(
  values: Partial<UserForm>,
  { steps, asksAgreement, needsProof, language, country }: Conditions,
): Errors<UserForm> {
  const messages = texts[language];
  const ofStep: Record<StepId, Record<string, GenericSchema>> = {
    'user-data': {
      name: rules.personName(language),
      nickname: orEmpty(line(language, '') as GenericSchema<string>),
      emailPreferred: rules.email(language),
      phone: rules.phone(language, country),
      cpf: country === 'AR' ? rules.dni(language) : rules.cpf(language),
      birthday: birthday(language),
    },
    'address-data': addressRules(values, language, country),
    'dealer-data': {
      dealerCode: fits((value) => value !== '', inLanguage(language, ptBR.dealer, esAR.dealer)),
    },
  };
  const agreement = pipe(
    boolean(messages.agreementMissing),
    test((accepted) => checkbox(accepted), messages.agreementMissing),
  );
  const proof =
    values.proofBy === 'code'
      ? { code: formed(messages.codeMissing) }
      : { password: currentPassword(language) };
  const entries = Object.assign(
    {},
    ...steps.map((step) => ofStep[step]),
    needsProof && steps.includes('user-data') && proof,
    asksAgreement && { agreement },
  );
  return errorsOf<UserForm>(object(entries as Record<string, GenericSchema>), values);
}
