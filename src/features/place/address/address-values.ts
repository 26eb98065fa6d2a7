import type { Country, Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { formatPostalCode, formatPostalCodeAr } from '#domain/text/format';
import { postalCode } from '#features/person/person-schemas';
import { line } from '#ui/validation/schema';
import type { AddressValues } from './AddressFields';

/** The fields of an address, in their order. */
export const ADDRESS_FIELDS = [
  'postalCode',
  'street',
  'homeNumber',
  'complement',
  'neighborhood',
  'cityName',
  'stateCode',
] as const satisfies readonly (keyof AddressValues)[];

type Text = string | null | undefined;
/** An address of an account (services/entities/user). */
interface AccountAddress {
  postalCode?: Text;
  street?: Text;
  number?: Text;
  complement?: Text;
  neighborhood?: Text;
  cityName?: Text;
  stateCode?: Text;
}

/** Returns an account's address as form values. */
export function addressValues(address: AccountAddress | null | undefined, country: Country): AddressValues {
  const { postalCode: code, number, ...rest } = address ?? {};
  const text = (value: Text) => value ?? '';
  return {
    postalCode: (country === 'AR' ? formatPostalCodeAr : formatPostalCode)(text(code)),
    street: text(rest.street),
    homeNumber: text(number),
    complement: text(rest.complement),
    neighborhood: text(rest.neighborhood),
    cityName: text(rest.cityName),
    stateCode: text(rest.stateCode),
  };
}

/** Returns form values as an account's address; a postal code without signs, since Argentine ones have letters. */
export function accountAddress(values: Partial<AddressValues>, country: Country) {
  const text = (name: keyof AddressValues) => (values[name] ?? '').trim();
  return {
    postalCode: text('postalCode')
      .replace(/[^0-9A-Za-z]/g, '')
      .toUpperCase(),
    street: text('street'),
    number: text('homeNumber'),
    complement: text('complement'),
    neighborhood: text('neighborhood'),
    cityName: text('cityName'),
    stateCode: text('stateCode'),
    countryCode: country,
  };
}

/** The rules of an address (spec places#postal-code, validation#messages); the complement may be empty. */
export function addressRules(values: Partial<AddressValues>, language: Language, country: Country) {
  const plain = (pt: string, es: string) => line(language, inLanguage(language, pt, es));
  const place = plain(ptBR.place, esAR.place);
  return {
    postalCode: postalCode(language, country, values.street ? '' : values.unknownPostalCode),
    street: plain('Digite sua rua', 'Ingresá tu calle'),
    homeNumber: plain('Digite o número', 'Ingresá el número'),
    neighborhood: plain('Digite seu bairro', 'Ingresá tu barrio'),
    cityName: place,
    stateCode: place,
  };
}
