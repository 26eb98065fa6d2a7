import type { Language } from './brands';

/** Returns the texts in a language, of the files messages.pt-BR.ts and messages.es-AR.ts of one folder. */
export const inLanguage = <W>(language: Language, pt: W, es: W): W => (language === 'es-AR' ? es : pt);
