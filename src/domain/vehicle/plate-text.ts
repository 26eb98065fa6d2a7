import { bareVehicle } from './vehicle';

/** The forms of plates as they are written, by what is stored; a Mercosul plate of Brazil has no separator. */
const FORMS: readonly (readonly [stored: RegExp, written: string])[] = [
  [/^([A-Z]{3})(\d{4})$/, '$1-$2'],
  [/^([A-Z]{3})(\d{3})$/, '$1 $2'],
  [/^([A-Z]{2})(\d{3})([A-Z]{2})$/, '$1 $2 $3'],
];

/** Returns a plate as it is written in its country: ABC-1234, ABC1D23, AAA 000, AA 000 AA; any other text as it is. */
export function plateText(plate: string): string {
  const stored = bareVehicle(plate);
  const [form, written = ''] = FORMS.find(([each]) => each.test(stored)) ?? [];
  return form ? stored.replace(form, written) : plate;
}
