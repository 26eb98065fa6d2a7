/** Encodes a configuration as text for an address: codes only, no visitor data. The format is ours. */

import { FIRST_MODEL_YEAR, LAST_MODEL_YEAR } from '../core/bounds';
import { encodePart } from '../text/encode';
import { mvsCode } from '../vehicle/mvs';
import type { CarCodes } from './choices';

/** The query parameter of a shared configuration's initial step. */
export const STEP_PARAMETER = 'vt-step';

export interface CarLink extends CarCodes {
  mvsCode: string;
  year?: number;
}

const FIELD = '~';
const ITEM = '.';
const escaped = (code: string) =>
  encodePart(code).replace(/[~.]/g, (sign) => (sign === FIELD ? '%7E' : '%2E'));
const list = (codes: readonly string[]) => codes.map(escaped).join(ITEM);

/** Encodes a configuration, for example `358AF11~2026~249~T01~PTE.MUL~V01`. */
export const carText = ({ mvsCode: code, year, color, coating, parts, services }: CarLink): string =>
  [escaped(code), year ?? '', escaped(color), escaped(coating), list(parts), list(services)].join(FIELD);

/** Parses an encoded configuration; null if the text has another format or no version. Other damaged parts are omitted. */
export function parseCarText(text: string | null | undefined): CarLink | null {
  try {
    const fields = (text ?? '').split(FIELD);
    const words = (field = '') => field.split(ITEM).filter(Boolean).map(decodeURIComponent);
    const [code = ''] = words(fields[0]);
    if (!mvsCode(code)) return null;
    const year = Number(fields[1]);
    return {
      mvsCode: code,
      ...(Number.isInteger(year) && year >= FIRST_MODEL_YEAR && year <= LAST_MODEL_YEAR ? { year } : {}),
      color: words(fields[2])[0] ?? '',
      coating: words(fields[3])[0] ?? '',
      parts: words(fields[4]),
      services: words(fields[5]),
    };
  } catch {
    // A percent sign that starts no valid escape sequence.
    return null;
  }
}
