import { array, check, file, nonEmpty, pipe, string } from 'valibot';
import type { Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';

/** A required choice. empty: the message if none is made. */
export const chosen = (empty: string) => pipe(string(), nonEmpty(empty));

export const dealer = (language: Language) => chosen(inLanguage(language, ptBR.dealer, esAR.dealer));
export const place = (language: Language) => chosen(inLanguage(language, ptBR.place, esAR.place));
export const civilState = (language: Language) =>
  chosen(inLanguage(language, ptBR.civilState, esAR.civilState));
export const driverLicenceCategory = (language: Language) =>
  chosen(inLanguage(language, ptBR.driverLicenceCategory, esAR.driverLicenceCategory));

/** Required files. limit: maximum bytes of each; empty: the message if there is none. */
export const files = (language: Language, limit: number, empty: string) =>
  pipe(
    array(file(empty), empty),
    nonEmpty(empty),
    check(
      (all) => all.every(({ size }) => size <= limit),
      inLanguage(language, ptBR.filesTooLarge, esAR.filesTooLarge),
    ),
  );
