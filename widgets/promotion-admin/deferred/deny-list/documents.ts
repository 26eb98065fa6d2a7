import type { Country } from '#domain/core/brands';
import { cpfOrCnpj, cuit, dni } from '#domain/person/documents';
import { hiddenDocument } from '#domain/person/hidden-document';
import { bareDocument, maskCpfOrCnpj, maskCuil, maskDni } from '#domain/text/format';

/** Longest number of an identity card in Argentina; a longer one is a tax id. */
const LONGEST_DNI = 8;

/** Whether a text is a document of a person or a company of the country. */
export const isDocument = (text: string, country: Country): boolean =>
  country === 'AR' ? cuit(text) || dni(bareDocument(text)) : cpfOrCnpj(text);

/** A document as the country writes it; one that is none as it is. */
export function documentText(document: string, country: Country, isShown: boolean): string {
  const bare = bareDocument(document);
  const mask = country === 'BR' ? maskCpfOrCnpj : bare.length > LONGEST_DNI ? maskCuil : maskDni;
  const text = isDocument(bare, country) ? mask(bare) : document;
  return isShown ? text : hiddenDocument(text);
}
