import type { Country, Language } from '../../domain/core/brands';
import { carPlate, recallChassis } from '../../domain/vehicle';
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
