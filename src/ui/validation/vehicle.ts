import type { Country, Language } from '../../domain/core/brands';
import { carPlate, recallChassis, recallPlate } from '../../domain/vehicle';
import { fits, inLanguage, missing } from './schema';

/** The messages are ours: the specification has none (spec validation#messages). */
export const plate = (language: Language, country: Country) =>
  fits(
    (value) => carPlate(value, { country }),
    inLanguage(language, 'Digite uma placa válida', 'Ingresá una patente válida'),
    missing(language),
  );
export const chassis = (language: Language) =>
  fits(
    recallChassis,
    inLanguage(language, 'Digite os 17 caracteres do chassi', 'Ingresá los 17 caracteres del chasis'),
    missing(language),
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
    missing(language),
  );
