/** Version codes (MVS): model, version and series in one (spec cars#version-codes). */
import type { Brand } from './core/brands';

/** Numbers of characters of model, version and series, by the code's length (spec cars#version-codes). */
export const MVS_SPLITS = { 7: [3, 3, 1], 16: [4, 11, 1] } as const;

/** End positions of model, version and series in a code (spec cars#version-codes); they agree with the splits. */
export const SERIES_SIZES = [3, 6, 7] as const;
export const SERIES_SIZES_LONG = [4, 15, 16] as const;

/** Returns the end positions for a brand; DS has no pages of its own (spec cars#version-codes). */
export const seriesSizes = (
  brand: Brand | 'ds',
): readonly [model: number, version: number, series: number] =>
  brand === 'citroen' || brand === 'peugeot' || brand === 'ds' ? SERIES_SIZES_LONG : SERIES_SIZES;

export interface Mvs {
  model: string;
  version: string;
  series: string;
}

/** Parses a code of 7 or 16 characters; null for any other length (spec cars#version-codes). */
export function parseMvs(code: string): Mvs | null {
  const split = MVS_SPLITS[code.length as keyof typeof MVS_SPLITS];
  if (!split) return null;
  const [model, version] = split;
  return {
    model: code.slice(0, model),
    version: code.slice(model, model + version),
    series: code.slice(model + version),
  };
}

/** A version can be searched by a code of 7 or 16 characters (spec cars#version-codes). */
export const mvsCode = (value: string): boolean => parseMvs(value) !== null;
