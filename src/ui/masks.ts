import type { Country } from '#domain/core/brands';
import { maskNationalPhone, wirePhone } from '#domain/person/phone';
import * as format from '#domain/text/format';
import { cleanValues } from '#domain/text/typed-text';
import { maskWhole } from '#domain/text/whole-number';
import { country } from '#page/core/metadata';
import { masks } from './core/masks';
import {
  type CommonMaskName,
  type InputMask,
  inputMask,
  type LocalMaskName,
  type Mask,
  type MaskName,
} from './mask';

/** Masks common to all countries. */
const COMMON = {
  cpf: format.maskCpf,
  cnpj: format.maskCnpj,
  cuil: format.maskCuil,
  dni: format.maskDni,
  wholeNumber: maskWhole,
  /** A code of digits, in groups or not. */
  digits: format.digitsOf,
  /** A document without punctuation. */
  bare: format.bareDocument,
} satisfies Record<CommonMaskName, Mask>;

/** Masks that differ by country: phones, postal codes and the documents of people and companies. */
const LOCAL = {
  BR: {
    phone: (typed) => maskNationalPhone(typed, 'BR'),
    postalCode: format.formatPostalCode,
    ...format.DOCUMENT_MASKS.BR,
  },
  AR: {
    phone: (typed) => maskNationalPhone(typed, 'AR'),
    postalCode: format.formatPostalCodeAr,
    ...format.DOCUMENT_MASKS.AR,
  },
} satisfies Record<Country, Record<LocalMaskName, Mask>>;

/** Returns a phone as every service gets it: area code and number of the page's country, digits only. */
export const phoneOnWire = (typed = ''): string => wirePhone(typed, country() ?? 'BR');

const made = new Map<Mask, InputMask>();

/** Returns a mask for inputs: a named one in the page's country, or a given function. */
export function maskOf(maskOrName: MaskName | Mask, countryCode: Country = country() ?? 'BR'): InputMask {
  const mask =
    typeof maskOrName === 'string'
      ? ({ ...COMMON, ...LOCAL[countryCode] } as Record<MaskName, Mask>)[maskOrName]
      : maskOrName;
  const known = made.get(mask) ?? inputMask(mask);
  made.set(mask, known);
  return known;
}

// Importing this module enables the masks of all fields of the page, and cleans what its forms send.
masks.of = maskOf;
masks.clean = cleanValues;
