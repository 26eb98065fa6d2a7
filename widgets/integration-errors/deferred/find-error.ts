import type { IntegrationError } from '#services/integration-log';
import { listIntegrationErrors } from '#services/integration-log';

/** Rows of a page in which errors are looked for. */
const PAGE = 100;

/** Resolves to those of some errors that the service has: it gives none by its id. Throws a ServiceError. */
export async function findErrors(ids: readonly string[], signal: AbortSignal): Promise<IntegrationError[]> {
  const wanted = new Set(ids);
  const found: IntegrationError[] = [];
  for (let page = 0, pages = 1; page < pages && found.length < wanted.size; page++) {
    const { content, totalPages } = await listIntegrationErrors({ query: { page, size: PAGE } }, { signal });
    found.push(...content.filter(({ id }) => wanted.has(id)));
    pages = content.length > 0 ? totalPages : page;
  }
  return found;
}
