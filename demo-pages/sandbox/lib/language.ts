import type { Language } from '../../../src/domain/core/brands';

/** The language that whoever asks reads: Spanish where the request says so, Portuguese elsewhere. */
export const languageOf = (headers: Headers): Language =>
  headers.get('accept-language')?.startsWith('es') ? 'es-AR' : 'pt-BR';
