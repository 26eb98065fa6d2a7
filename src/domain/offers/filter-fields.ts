/** The fields of a list's filter as text for an address; no visitor data. The format is ours. */
import { encodePart } from '../text/encode';

/** Longer texts are no search of a visitor. */
const LONGEST = 80;
const SEPARATOR = '~';

/** Joins fields, for example `pulse~~Flex`; empty if all of them are. */
export const joinFields = (fields: readonly string[]): string =>
  fields.some(Boolean)
    ? fields.map((text) => encodePart(text).replaceAll(SEPARATOR, '%7E')).join(SEPARATOR)
    : '';

/** Splits joined fields; a text with a damaged escape sequence has none. */
export function splitFields(text: string | null | undefined): string[] {
  try {
    return (text ?? '').split(SEPARATOR).map((field) => decodeURIComponent(field).slice(0, LONGEST));
  } catch {
    return [];
  }
}
