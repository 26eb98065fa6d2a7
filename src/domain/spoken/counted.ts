import type { Language } from '../core/brands';

/** What is counted, in one language. */
export interface Noun {
  one: string;
  many: string;
  isFeminine?: boolean;
}

/** Numbers that have a gender: voices read digits as masculine ones, in Spanish also without the noun that follows. */
const GENDERED: Record<Language, { masculine: Record<string, string>; feminine: Record<string, string> }> = {
  'pt-BR': {
    masculine: {},
    feminine: { 1: 'uma', 2: 'duas', 21: 'vinte e uma', 22: 'vinte e duas' },
  },
  'es-AR': {
    masculine: { 1: 'un', 21: 'veintiún', 31: 'treinta y un' },
    feminine: { 1: 'una', 21: 'veintiuna', 31: 'treinta y una' },
  },
};

/**
 * Returns a number with what it counts, as a voice reads both right: 1 and hora are "uma hora". Only numbers that have a
 * gender become words.
 * @param written the number as it is written, which may have leading zeros, thousands dots and a decimal comma
 */
export function counted(written: string, noun: Noun, language: Language): string {
  const number = written.replace(/^0+(?=\d)/, '');
  const words = GENDERED[language][noun.isFeminine ? 'feminine' : 'masculine'];
  return `${words[number] ?? number} ${number === '1' ? noun.one : noun.many}`;
}
