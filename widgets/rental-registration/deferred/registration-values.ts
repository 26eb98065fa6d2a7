import type { Country } from '#domain/core/brands';
import { maskNationalPhone, wirePhone } from '#domain/person/phone';
import { prefill } from '#domain/person/prefill';
import { bareDocument, DOCUMENT_MASKS } from '#domain/text/format';
import { formatDate } from '#domain/time/calendar';
import type { RentalUser } from '#services/entities/rental-user';
import type { User } from '#services/entities/user';
import type { updateRentalUser } from '#services/rental-user';

/** Values of the form: text as typed. Named as in the service, so that rejected input is shown at its field. */
export interface Registration {
  /** One of PERSON_TYPES. */
  personType: string;
  companyName: string;
  /** In Argentina the CUIT. */
  cnpj: string;
  /** Of the person, or of who answers for the company. */
  name: string;
  /** In Argentina the DNI. */
  cpf: string;
  email: string;
  phone: string;
  licenceNumber: string;
  licenceCategory: string;
  /** DD/MM/YYYY. */
  licenceExpiry: string;
}

export const isCompany = ({ personType }: Partial<Registration>): boolean => personType === 'legalPerson';

/** Returns what the service has as form values. */
export function valuesOf(user: RentalUser, country: Country): Registration {
  const { driverLicence: licence } = user;
  return {
    personType: user.personType || 'physicalPerson',
    companyName: user.companyName ?? '',
    cnpj: DOCUMENT_MASKS[country].company(user.cnpj ?? ''),
    name: user.name ?? '',
    cpf: DOCUMENT_MASKS[country].person(user.cpf ?? ''),
    email: user.email ?? '',
    phone: maskNationalPhone(user.phone ?? '', country),
    licenceNumber: licence?.number ?? '',
    licenceCategory: licence?.category ?? '',
    licenceExpiry: formatDate(licence?.expiresAt ?? ''),
  };
}

/** Returns what the account says of a visitor of whom the service of rentals knows nothing. */
export function valuesOfAccount(user: User | undefined, country: Country): Registration {
  const { email, phone, cpf } = prefill(user ?? {}, false);
  const { name = '', companyCnpj: cnpj } = user ?? {};
  return valuesOf(
    { id: '', personType: cnpj ? 'legalPerson' : '', name, email, phone, cpf, cnpj } as RentalUser,
    country,
  );
}

export type Body = NonNullable<Parameters<typeof updateRentalUser>[0]['body']>;

/** Form values as the service has them, of a person or a company; what is empty is left out. */
export function bodyOf(values: Partial<Registration>, country: Country): Body {
  const text = (name: keyof Registration) => (values[name] ?? '').trim();
  const licence = {
    number: bareDocument(text('licenceNumber')),
    category: text('licenceCategory'),
    expiresAt: text('licenceExpiry').split('/').reverse().join('-'),
  };
  const all: Body = {
    personType: text('personType'),
    name: text('name'),
    cpf: bareDocument(text('cpf')),
    email: text('email'),
    phone: wirePhone(text('phone'), country),
    ...(isCompany(values) && { companyName: text('companyName'), cnpj: bareDocument(text('cnpj')) }),
    ...(licence.number && { driverLicence: licence }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as Body;
}

/** Returns the fields that differ from what the service has, and no other (EXT-06). A changed licence is whole. */
export function changesOf(body: Body, saved: Body): Body {
  const isNew = (name: keyof Body) => JSON.stringify(body[name]) !== JSON.stringify(saved[name]);
  return Object.fromEntries(
    (Object.keys(body) as (keyof Body)[]).filter(isNew).map((name) => [name, body[name]]),
  );
}
