import type { Country, Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import { isNumeric } from '#domain/text/format';
import { maskWhole } from '#domain/text/whole-number';
import { carPlate, recallChassis, recallPlate } from '#domain/vehicle/vehicle';
import { fits } from '#ui/validation/schema';

/** The messages are ours: the specification has none (spec validation#messages). */
export const plate = (language: Language, country: Country) =>
  fits(
    (value) => carPlate(value, { country }),
    inLanguage(language, 'Digite uma placa válida', 'Ingresá una patente válida'),
    inLanguage(language, 'Digite a placa', 'Ingresá la patente'),
  );
export const chassis = (language: Language) =>
  fits(
    recallChassis,
    inLanguage(language, 'Digite os 17 caracteres do chassi', 'Ingresá los 17 caracteres del chasis'),
    inLanguage(language, 'Digite o chassi', 'Ingresá el chasis'),
  );
/** What a recall is searched by: a plate or a chassis (spec cars#recalls). */
export const recallKey = (language: Language, country: Country) =>
  fits(
    (value) => recallPlate(value, { country }) || recallChassis(value),
    inLanguage(
      language,
      'Digite a placa ou os 17 caracteres do chassi',
      'Ingresá la patente o los 17 caracteres del chasis',
    ),
    inLanguage(language, 'Digite a placa ou o chassi', 'Ingresá la patente o el chasis'),
  );

/** The largest mileage, in kilometres; ours. */
const MILEAGE_LIMIT = 999_999;

/** Returns the typed kilometres, with or without dots; NaN if none are typed, or a part of one. */
export const kilometres = (typed: string): number => {
  const digits = maskWhole(typed);
  return isNumeric(digits) ? Number(digits) : Number.NaN;
};

export const mileage = (language: Language) =>
  fits(
    (typed) => kilometres(typed) <= MILEAGE_LIMIT,
    inLanguage(language, 'Digite a quilometragem de 0 a 999.999', 'Ingresá el kilometraje de 0 a 999.999'),
    inLanguage(language, 'Digite a quilometragem', 'Ingresá el kilometraje'),
  );
