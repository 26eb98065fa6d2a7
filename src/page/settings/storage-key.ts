import { metaText } from './meta-text';

/** Default cache lifetime in ms: four hours; `vitrine:cache-ttl` overrides it (spec limits#cache). */
export const CACHE_LIFETIME = 14_400_000;

/** Returns the key of a value in the browser's storage (page/settings/storage.ts). */
export const storageKey = (name: string, version = 1): string => `vitrine:${name}:v${version}`;

/**
 * Whether the browser's storage has an unexpired value of that name. The value is not validated, so that a first view
 * that only reserves space for it does not load the schemas.
 */
export function hasStoredValue(name: string, now = Date.now()): boolean {
  try {
    const { saved } = JSON.parse(localStorage.getItem(storageKey(name)) ?? '{}');
    const age = now - saved;
    return age >= 0 && age < (Number(metaText('cache-ttl')) || CACHE_LIFETIME);
  } catch {
    return false;
  }
}
