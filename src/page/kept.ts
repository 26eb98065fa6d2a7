import { metaText } from './meta-text';

/** Default cache lifetime in ms: four hours (platform 9), as in page/storage.ts, which reads with schemas. */
const LIFETIME = 14_400_000;

/**
 * Whether the visitor's browser seems to hold a fresh value of that name (page/storage.ts), without its schema: enough
 * for a first view to leave room for it. What it is, and whether it is good, is known once the schemas are there.
 */
export function isKept(name: string, now = Date.now()): boolean {
  try {
    const { saved } = JSON.parse(localStorage.getItem(`vitrine:${name}:v1`) ?? '{}');
    const age = now - saved;
    return age >= 0 && age < (Number(metaText('cache-ttl')) || LIFETIME);
  } catch {
    return false;
  }
}
