/** Documents of people and companies in lists, as spreadsheets leave them (ours). */
import type { Language } from '../core/brands';
import { bareDocument, isNumeric } from '../text/format';

/** A document without punctuation; or why it is none. */
export type ListDocument = { document: string } | { problem: 'power' | 'zeros' | 'two' | 'wrong' };

/** A number as a spreadsheet shows a long one, 1,22233E+13: most of its digits are lost. */
const POWER = /^\d([.,]\d*)?E\+?\d+$/i;
/** Digits of a CPF and a CNPJ. */
const LENGTHS = [11, 14];
/** Fewer digits than these are no document whose zeros a spreadsheet has dropped. */
const FEWEST = 8;

/**
 * Reads a document. Zeros that a spreadsheet dropped from its beginning are put back where one document alone comes of it.
 * @param isDocument whether a text without punctuation is a document that the list takes
 */
export function readListDocument(text: string, isDocument: (bare: string) => boolean): ListDocument {
  if (POWER.test(text.trim())) return { problem: 'power' };
  const bare = bareDocument(text);
  if (isDocument(bare)) return { document: bare };
  const mayLack = isNumeric(bare) && bare.length >= FEWEST;
  const found = LENGTHS.filter((length) => mayLack && length > bare.length)
    .map((length) => bare.padStart(length, '0'))
    .filter(isDocument);
  const [document] = found;
  if (document !== undefined) return found.length > 1 ? { problem: 'two' } : { document };
  return { problem: mayLack && !LENGTHS.includes(bare.length) ? 'zeros' : 'wrong' };
}

const WORDS = {
  'pt-BR': {
    power: 'A planilha cortou este número (1,2E+13). Formate a coluna como texto e cole de novo.',
    zeros: 'Faltam ou sobram dígitos. A planilha pode ter tirado os zeros do começo.',
    two: 'Faltam zeros no começo, e pode ser um CPF ou um CNPJ. Escreva todos os dígitos.',
  },
  'es-AR': {
    power: 'La planilla cortó este número (1,2E+13). Dale formato de texto a la columna y pegala de nuevo.',
    zeros: 'Faltan o sobran dígitos. La planilla puede haber quitado los ceros del comienzo.',
    two: 'Faltan ceros al comienzo, y puede ser de una persona o de una empresa. Escribí todos los dígitos.',
  },
} as const;

/** Says what a spreadsheet did to a document; empty if that is not the problem. */
export function documentDoubt(read: ListDocument, language: Language): string {
  return 'problem' in read && read.problem !== 'wrong' ? WORDS[language][read.problem] : '';
}
