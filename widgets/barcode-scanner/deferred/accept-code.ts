import { hasCheckDigit, vinOf } from '#domain/vehicle/vin';
import type { CodeFormat, Reading } from '../decoder/frame';
import { isMatrix } from './formats';

/** A code that is reported. */
export interface Code {
  code: string;
  format: CodeFormat | 'typed';
  /** Of a VIN: whether its check digit is right, which not every VIN has to have. */
  hasCheckDigit?: boolean;
}

/** A code as it is reported; undefined if it is not what the page accepts. */
export function codeOf(text: string, format: Code['format'], accept: 'vin' | 'any'): Code | undefined {
  const vin = vinOf(text);
  if (vin) return { code: vin, format, hasCheckDigit: hasCheckDigit(vin) };
  const plain = text.trim();
  return accept === 'any' && plain ? { code: plain, format } : undefined;
}

/**
 * Judges what is read in one picture after the other: the code to report, 'other' if there is only one that the page
 * does not accept. What proves itself, by a check digit or by a matrix code's error correction, counts at once;
 * anything else has to be read in two pictures.
 */
export function createJudge(
  accept: 'vin' | 'any',
): (readings: readonly Reading[]) => Code | 'other' | undefined {
  const seen = new Set<string>();
  return (readings) => {
    const codes = readings.flatMap(({ text, format }) => codeOf(text, format, accept) ?? []);
    for (const code of codes) {
      const provesItself = code.hasCheckDigit || isMatrix(code.format);
      if (provesItself || seen.has(code.code)) return code;
      seen.add(code.code);
    }
    return readings.length > 0 && codes.length === 0 ? 'other' : undefined;
  };
}
