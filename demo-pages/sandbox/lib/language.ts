import type { Language } from '#domain/core/brands';

/** The caller's language: Spanish if the request says so, otherwise Portuguese. */
export const languageOf = (headers: Headers): Language =>
  headers.get('accept-language')?.startsWith('es') ? 'es-AR' : 'pt-BR';
