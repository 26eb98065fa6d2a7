import type { World } from '../world';
import { serviceManners } from './service-manners';

/** What a list may hold besides what was asked for. */
interface ListManner {
  /** Answers records of other brands as well: by the query's brand, or by that of the page that asks. */
  brand?: 'query' | 'page' | 'path';
  /** Filters of the query that it may leave to who asks. */
  filters?: readonly string[];
  /** Its records have what they can be ordered by, a date or a place: they come in no order. */
  hasOrder?: true;
}

/**
 * The lists of which the documents give no more than the call, by its id. Not here: lists that come in pages, whose numbers
 * would be wrong without the service's own filter; searches that are their filter (dealers of a brand and a place, whose houses
 * sell several brands; cars of a code); lists whose path is the state of their records (available and redeemed benefits and
 * vouchers); and what is a person's own whatever its brand (garage, visits, vouchers).
 */
const LISTS: Readonly<Record<string, ListManner>> = {
  // With other brands' of its own: their cars are held, and count.
  'RES-08': { hasOrder: true },
  'RES-12': { brand: 'query', filters: ['type'] },
  'TML-01': { brand: 'query', hasOrder: true },
  'TML-05': { brand: 'page', hasOrder: true },
  'TML-07': { brand: 'query', hasOrder: true },
  'TML-08': { brand: 'query', hasOrder: true },
  'EVT-01': { brand: 'query', hasOrder: true },
  'BEN-11': { brand: 'query', filters: ['type'] },
  'MOF-01': { brand: 'query', filters: ['type', 'kind'] },
  'CAT-01': { brand: 'query', hasOrder: true },
  'CAT-08': { brand: 'query' },
  'CAT-09': { brand: 'query' },
  'PRC-02': { brand: 'query', filters: ['mvsCode', 'year', 'dealerCode'] },
  'OFR-12': { brand: 'query' },
  'DLR-25': { brand: 'query' },
  'RCL-08': { brand: 'path', hasOrder: true },
};

/** Calls whose records other brands' pages have, for tests. */
export const MIXED_LISTS = Object.keys(LISTS).filter((id) => LISTS[id]?.brand);

interface Request {
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Headers;
  world: World;
}

/** Returns a request without the filters that the service leaves to who asks. */
function withoutFilters<R extends Request>(id: string, asked: R): R {
  const { filters } = LISTS[id] ?? {};
  if (!filters || serviceManners(asked.world).filtersLists) return asked;
  const query = Object.entries(asked.query).filter(([name]) => !filters.includes(name));
  return { ...asked, query: Object.fromEntries(query) };
}

/** Returns the same request as a page of another brand makes it; undefined if it names no brand. */
function ofOtherBrand<R extends Request>(id: string, asked: R): R | undefined {
  const by = LISTS[id]?.brand;
  if (!by || !serviceManners(asked.world).mixesBrands) return undefined;
  const other = (brand: unknown) => {
    const isUpper = brand === String(brand).toUpperCase();
    const name = String(brand).toLowerCase() === 'jeep' ? 'fiat' : 'jeep';
    return isUpper ? name.toUpperCase() : name;
  };
  const { brand } = by === 'path' ? asked.params : asked.query;
  if (by === 'path') return { ...asked, params: { ...asked.params, brand: other(brand) } };
  const headers = new Headers(asked.headers);
  headers.set('x-brand', other(headers.get('x-brand') ?? 'fiat'));
  if (by === 'page') return { ...asked, headers };
  return brand ? { ...asked, headers, query: { ...asked.query, brand: other(brand) } } : undefined;
}

const keyOf = (record: unknown): unknown => {
  const { id, proposalCode, idSiteGeo, modelCode } = (record ?? {}) as Record<string, unknown>;
  return id ?? proposalCode ?? idSiteGeo ?? modelCode ?? record;
};

/**
 * Answers a list as its service does: with other brands' records, unfiltered and in no order. Any other call is answered as it
 * is.
 */
export async function answerList<R extends Request>(
  id: string,
  asked: R,
  answer: (asked: R) => unknown,
): Promise<unknown> {
  const whole = withoutFilters(id, asked);
  const own = await answer(whole);
  if (!LISTS[id] || !Array.isArray(own)) return own;
  const other = ofOtherBrand(id, whole);
  // Another brand's page may have no such list.
  const others: unknown =
    other &&
    (await Promise.resolve(other)
      .then(answer)
      .catch(() => []));
  const keys = new Set(own.map(keyOf));
  // Some services number the records of each brand by themselves.
  const foreign = Array.isArray(others) ? others.filter((record) => !keys.has(keyOf(record))) : [];
  const known = [...own, ...foreign];
  return serviceManners(asked.world).filtersLists || !LISTS[id].hasOrder ? known : known.reverse();
}
