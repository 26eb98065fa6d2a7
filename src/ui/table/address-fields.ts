/** Fields as text for an address, apart from those of the offers' filters: their chunk is no part of staff's pages. */

import { encodePart } from '#domain/text/encode';

const SEPARATOR = '~';
/** Longer values of an address are nobody's filter. */
const LONGEST = 200;

/** Joins fields, for example `page.3~sort.-price`. */
export const joinFields = (fields: readonly string[]): string =>
  fields.map((field) => encodePart(field).replaceAll(SEPARATOR, '%7E')).join(SEPARATOR);

/** Splits joined fields; a text with a damaged escape sequence has none. */
export function splitFields(text: string | null | undefined): string[] {
  try {
    return (text ?? '').split(SEPARATOR).map((field) => decodeURIComponent(field).slice(0, LONGEST));
  } catch {
    return [];
  }
}
