import { metaText } from './meta-text';

/** Default cache lifetime in ms: four hours; `vitrine:cache-ttl` overrides it (spec limits#cache). */
export const CACHE_LIFETIME = 14_400_000;

/** The key under which the visitor's browser keeps a value (page/storage.ts). */
export const storageKey = (name: string, version = 1): string => `vitrine:${name}:v${version}`;

/**
 * Whether the visitor's browser seems to hold a fresh value of that name, without its schema: enough for a first view
 * to leave room for it. What it is, and whether it is good, is known once the schemas are there.
 */
export function isKept(name: string, now = Date.now()): boolean {
  try {
    const { saved } = JSON.parse(localStorage.getItem(storageKey(name)) ?? '{}');
    const age = now - saved;
    return age >= 0 && age < (Number(metaText('cache-ttl')) || CACHE_LIFETIME);
  } catch {
    return false;
  }
}
