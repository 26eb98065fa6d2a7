import type { Language } from '../core/brands';
import { inLanguage } from '../core/languages';

const HIDDEN = '•';

/** What is no number, although it is of digits: read as one it would be millions, with "menos" for its hyphen. */
const CODES: readonly RegExp[] = [
  /** CPF. */
  /^\d{3}\.\d{3}\.\d{3}-\d\d$/,
  /** CNPJ, also with letters. */
  /^[A-Z\d]{2}\.[A-Z\d]{3}\.[A-Z\d]{3}\/[A-Z\d]{4}-\d\d$/,
  /** CUIT and CUIL. */
  /^\d\d-\d{8}-\d$/,
  /** CEP. */
  /^\d{5}-\d{3}$/,
  /** Plates of Brazil, and the newer ones of Argentina. */
  /^[A-Z]{3}-?\d[A-Z\d]\d\d$/,
  /^[A-Z]{2}\d{3}[A-Z]{2}$/,
  /** A chassis number. */
  /^[A-HJ-NPR-Z\d]{17}$/,
];

/** Returns a code's characters one by one, with a pause between its groups: ABC-1234 is "A B C, 1 2 3 4". */
export const spelled = (code: string): string =>
  [...code.matchAll(/[\p{L}\d]+/gu)].map(([group]) => [...group].join(' ')).join(', ');

/** Returns a code of which a part is hidden: "•••.456.789-••" is "oculto, 4 5 6, 7 8 9, oculto". */
function partlyHidden(code: string): string {
  const parts = [...code.matchAll(/•+|[A-Z\d]+/g)];
  const spoken = parts.map(([part]) => (part.startsWith(HIDDEN) ? 'oculto' : spelled(part)));
  return spoken.filter((part, index) => part !== spoken[index - 1]).join(', ');
}

function spokenCode(written: string): string {
  if (written.includes(HIDDEN)) return /\d/.test(written) ? partlyHidden(written) : written;
  return CODES.some((code) => code.test(written)) ? spelled(written) : written;
}

/** A phone in its country's form, without the country's number. */
const PHONE = /\(\d{2,4}\) ?\d{4,5}-\d{4}|\b\d{2,4} \d{4}-\d{4}\b/g;
/** A plate of Argentina as it is written. The older ones, AAA 000, have the form of many words with a number. */
const SPACED_PLATE = /\b[A-Z]{2} \d{3} [A-Z]{2}\b/g;
/** A card's last digits (domain/payment/card-mask). */
const CARD = /•{4} (\d{1,4})/g;
/** What may be a code. Bounded: an unbounded expression would take the square of a long text's length. */
const CANDIDATE = /[A-Z\d•][A-Z\d•./-]{5,22}[A-Z\d•]/g;

/** Replaces documents, postal codes, phones, plates, chassis and card numbers in a text by their characters one by one. */
export const withSpokenCodes = (text: string, language: Language): string =>
  text
    .replace(
      CARD,
      (_, digits: string) => `${inLanguage(language, 'final', 'terminada en')} ${spelled(digits)}`,
    )
    .replace(PHONE, spelled)
    .replace(SPACED_PLATE, spelled)
    .replace(CANDIDATE, spokenCode);
