/** Version codes (MVS): model, version and series in one (spec cars#version-codes). */
/**
 * End positions of model, version and series in a code (spec cars#version-codes): in one of 16 characters, which Citroën,
 * Peugeot and DS have, and in one of 7.
 */
export const SERIES_SIZES = [3, 6, 7] as const;
export const SERIES_SIZES_LONG = [4, 15, 16] as const;

export interface Mvs {
  model: string;
  version: string;
  series: string;
}

/** Parses a code of 7 or 16 characters; null for any other length (spec cars#version-codes). */
export function parseMvs(code: string): Mvs | null {
  const sizes = [SERIES_SIZES, SERIES_SIZES_LONG].find(([, , end]) => end === code.length);
  if (!sizes) return null;
  const [model, version] = sizes;
  return { model: code.slice(0, model), version: code.slice(model, version), series: code.slice(version) };
}

/** A version can be searched by a code of 7 or 16 characters (spec cars#version-codes). */
export const mvsCode = (value: string): boolean => parseMvs(value) !== null;
