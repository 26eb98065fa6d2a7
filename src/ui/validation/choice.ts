import { nonEmpty, pipe, string } from 'valibot';
import type { Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';

/** A required choice. empty: the message if none is made. */
export const requiredChoice = (empty: string) => pipe(string(), nonEmpty(empty));

export const civilState = (language: Language) =>
  requiredChoice(inLanguage(language, ptBR.civilState, esAR.civilState));
/** One of the offered: a bank may have a list of its own. */
export const gender = (language: Language) => requiredChoice(inLanguage(language, ptBR.gender, esAR.gender));
export const driverLicenceCategory = (language: Language) =>
  requiredChoice(inLanguage(language, ptBR.driverLicenceCategory, esAR.driverLicenceCategory));
