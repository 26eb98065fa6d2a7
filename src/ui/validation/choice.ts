import { array, check, file, nonEmpty, pipe, string } from 'valibot';
import type { Language } from '../../domain/core/brands';
import * as esAR from '../../domain/core/messages.es-AR';
import * as ptBR from '../../domain/core/messages.pt-BR';
import { inLanguage } from './schema';

/** One of several must be taken; empty: what is said where none is. */
export const chosen = (empty: string) => pipe(string(), nonEmpty(empty));

export const dealer = (language: Language) => chosen(inLanguage(language, ptBR.dealer, esAR.dealer));
export const place = (language: Language) => chosen(inLanguage(language, ptBR.place, esAR.place));
export const civilState = (language: Language) =>
  chosen(inLanguage(language, ptBR.civilState, esAR.civilState));
export const driverLicenceCategory = (language: Language) =>
  chosen(inLanguage(language, ptBR.driverLicenceCategory, esAR.driverLicenceCategory));

/** Files that must be there, each of at most so many bytes. */
export const files = (language: Language, limit: number, empty: string) =>
  pipe(
    array(file(empty), empty),
    nonEmpty(empty),
    check(
      (all) => all.every(({ size }) => size <= limit),
      inLanguage(language, ptBR.filesTooLarge, esAR.filesTooLarge),
    ),
  );
