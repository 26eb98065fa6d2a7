import {
  flatten,
  type GenericSchema,
  nonEmpty,
  object,
  pipe,
  check as rule,
  safeParse,
  string,
  trim,
} from 'valibot';
import type { Country, Language } from '../../../src/domain/brands';
import { email, fullName, mobilePhone, name, postalCode, restrictChar } from '../../../src/domain/contact';
import { cnpj, cpf, cpfOrCnpj, cuit, dni } from '../../../src/domain/documents';
import type { LeadForm } from '../../../src/domain/lead-form';
import { metaFlag } from '../../../src/page/metadata';
import type { Errors } from '../../../src/ui/use-form';
import { type WorkWords, words } from './words';

interface Conditions {
  country: Country;
  /** The CPF may stay empty (platform 5, lead without CPF). */
  withoutCpf: boolean;
  dealerRequired: boolean;
  withAddress: boolean;
}

const plain = (w: WorkWords, empty: string) =>
  pipe(
    string(),
    rule((value) => !value.startsWith(' '), w.leadingSpace),
    trim(),
    nonEmpty(empty),
    rule(restrictChar, w.forbidden),
  );

/** A person's name: its shape first, then a surname. */
const person = (w: WorkWords) => pipe(plain(w, w.name), rule(name, w.name), rule(fullName, w.fullName));

function document(w: WorkWords, { country, withoutCpf }: Conditions): GenericSchema {
  const [valid, message] =
    country === 'AR'
      ? ([dni, w.dni] as const)
      : metaFlag('cpf-cnpj-in-lead')
        ? ([cpfOrCnpj, w.cpfOrCnpj] as const)
        : ([cpf, w.cpf] as const);
  return pipe(
    string(),
    rule((value) => (withoutCpf && value.trim() === '') || valid(value), message),
  );
}

/** The rules of one lead; messages are the visitor's own words (platform 5). */
function schema(w: WorkWords, values: LeadForm, conditions: Conditions): GenericSchema {
  const { country, dealerRequired, withAddress } = conditions;
  const contact = {
    email: pipe(string(), trim(), rule(email, w.email)),
    phone: pipe(
      string(),
      nonEmpty(w.phoneMissing),
      rule((value) => mobilePhone(value, { country }), w.phone),
    ),
  };
  const own: Record<string, GenericSchema> =
    values.leadPersonType === 'physical'
      ? { name: person(w), cpf: document(w, conditions) }
      : {
          corporateName: plain(w, w.corporateName),
          contactName: person(w),
          cnpj: pipe(string(), country === 'AR' ? rule(cuit, w.cuit) : rule(cnpj, w.cnpj)),
          totalVehicles: pipe(
            string(),
            rule((value) => value === '' || Number(value) > 0, w.vehicles),
          ),
        };
  const address = {
    postalCode: pipe(
      string(),
      nonEmpty(w.postalCodeMissing),
      rule((value) => postalCode(value, { country }), w.postalCode),
    ),
    street: plain(w, w.street),
    homeNumber: plain(w, w.homeNumber),
    neighborhood: plain(w, w.neighborhood),
    cityName: plain(w, w.place),
    stateCode: plain(w, w.place),
  };
  const dealer = { dealerCode: pipe(string(), nonEmpty(w.dealer)) };
  const all: Record<string, GenericSchema> = {
    ...own,
    ...contact,
    ...(withAddress && address),
    ...(dealerRequired && dealer),
  };
  return object(all);
}

/** Messages of the failing rules, the first per field; the opt-in's stands at its first box. */
export function leadErrors(values: LeadForm, conditions: Conditions, language: Language): Errors<LeadForm> {
  const w = words[language];
  const result = safeParse(schema(w, values, conditions), values);
  const nested: Record<string, string[] | undefined> = result.success
    ? {}
    : (flatten(result.issues).nested ?? {});
  const errors: Record<string, string> = {};
  for (const [field, messages] of Object.entries(nested)) if (messages?.[0]) errors[field] = messages[0];
  if (!values.allowEmail && !values.allowSMS && !values.allowWhatsApp) errors.allowEmail = w.consent;
  return errors;
}
