import type { Language } from './brands';

/** Returns one of a Portuguese and a Spanish text. */
export const inLanguage = <W>(language: Language, pt: W, es: W): W => (language === 'es-AR' ? es : pt);
