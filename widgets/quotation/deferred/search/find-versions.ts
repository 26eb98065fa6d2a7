import { parseMvs } from '#domain/vehicle/mvs';
import { brand, country } from '#page/core/metadata';
import type { Mvs } from '#services/entities/car';
import { isKind } from '#services/http/problem';
import { findMvsByDescription, findMvsByParts } from '#services/mvs-search';

const where = () => ({ brand: brand() ?? '', country: country() });

/** Number of versions that are offered at once. */
const MOST = 40;

/**
 * Resolves to the versions of a code, or else of words in any order, the newest first (CAT-15, CAT-13). A word may be as
 * long as a code. Throws a ServiceError.
 */
export async function findVersions(typed: string, signal: AbortSignal): Promise<readonly Mvs[]> {
  const parts = parseMvs(typed.replace(/[\s.-]/g, '').toUpperCase());
  const byCode = parts
    ? await findMvsByParts({ query: { ...parts, ...where() } }, { signal }).catch((error) => {
        if (isKind(error, 'missing')) return [];
        throw error;
      })
    : [];
  const found =
    byCode.length > 0
      ? byCode
      : await findMvsByDescription({ query: { ...where(), description: typed } }, { signal });
  return [...found].sort((one, other) => (other.year ?? 0) - (one.year ?? 0)).slice(0, MOST);
}
