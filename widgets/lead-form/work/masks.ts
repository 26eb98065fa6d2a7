import type { Country } from '../../../src/domain/brands';
import * as format from '../../../src/domain/format';
import { type InputMask, inputMask } from '../../../src/ui/mask';

interface Masks {
  phone: InputMask;
  person: InputMask;
  company: InputMask;
  either: InputMask;
  postalCode: InputMask;
  count: InputMask;
}

const count = inputMask((typed) => format.digitsOf(typed).slice(0, 5));

const MASKS: Record<Country, Masks> = {
  BR: {
    phone: inputMask(format.maskPhone),
    person: inputMask(format.maskCpf),
    company: inputMask(format.maskCnpj),
    either: inputMask(format.maskCpfOrCnpj),
    postalCode: inputMask(format.formatPostalCode),
    count,
  },
  AR: {
    phone: inputMask(format.maskPhoneAr),
    person: inputMask(format.maskDni),
    company: inputMask(format.maskCuil),
    either: inputMask(format.maskCuil),
    postalCode: inputMask(format.formatPostalCodeAr),
    count,
  },
};

/** How a country writes its documents and numbers. */
export const masks = (country: Country = 'BR'): Masks => MASKS[country];
