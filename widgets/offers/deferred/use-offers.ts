import { useEffect, useState } from 'react';
import type { OfferFilter } from '../../../src/domain/offers/offer-filter';
import { latestRequest } from '../../../src/domain/standalone/latest-request';
import { brand, market } from '../../../src/page/core/metadata';
import type { Facet, Offer } from '../../../src/services/entities/offer';
import { searchOffers } from '../../../src/services/offer-search';
import { useHost } from '../../../src/ui/core/host-context';

/** What the author and the visitor's place limit the search to. */
export interface SearchBounds {
  size: number;
  type: string;
  dealerCode: string;
  /** State code of the visitor's place; empty if unknown. */
  state: string;
}

export interface FoundOffers {
  /** Undefined while the first page of the current filter is loading. */
  offers?: readonly Offer[];
  /** Number of all matching offers. */
  total: number;
  /** Of the latest search that has succeeded. */
  facets: readonly Facet[];
  failed: boolean;
  /** The next page: none, not loaded, loading or failed. */
  more: 'none' | 'ready' | 'loading' | 'failed';
  loadMore(): void;
  retry(): void;
}

interface State {
  key: string;
  offers?: readonly Offer[];
  total: number;
  facets: readonly Facet[];
  failed: boolean;
  more: FoundOffers['more'];
  /** Number of loaded pages. */
  pages: number;
}

const NONE: State = { key: '', total: 0, facets: [], failed: false, more: 'none', pages: 0 };

const bodyOf = (filter: OfferFilter, { size, type, dealerCode, state }: SearchBounds, page: number) => {
  const kind = type || filter.type;
  return {
    brand: brand(),
    market: market(),
    sort: filter.sort,
    page,
    size,
    ...(filter.text && { text: filter.text }),
    ...(filter.model && { model: [filter.model] }),
    ...(filter.fuel && { fuel: [filter.fuel] }),
    ...(kind && { type: [kind] }),
    ...(filter.priceTo !== null && { priceTo: filter.priceTo }),
    ...(state && !filter.anywhere && { state }),
    ...(dealerCode && { dealerCode }),
  };
};

/** Searches offers page by page; an answer to an earlier filter is dropped. */
export function useOffers(filter: OfferFilter, bounds: SearchBounds): FoundOffers {
  const { signal } = useHost();
  const [state, setState] = useState<State>(NONE);
  const [requests] = useState(latestRequest);
  const key = JSON.stringify(bodyOf(filter, bounds, 0));

  const load = (page: number) => {
    const isLatest = requests.start();
    if (page === 0) setState(({ facets }) => ({ ...NONE, key, facets }));
    else setState((before) => ({ ...before, more: 'loading' }));
    searchOffers({ body: bodyOf(filter, bounds, page) }, { signal }).then(
      ({ content, totalElements, totalPages, facets }) =>
        isLatest() &&
        setState(({ offers: before = [] }) => {
          const earlier = page === 0 ? [] : before;
          const known = new Set(earlier.map(({ id }) => id));
          // An offer that moved to a later page meanwhile is listed once.
          const offers = [...earlier, ...content.filter(({ id }) => !known.has(id) && known.add(id))];
          return {
            key,
            offers,
            total: Math.max(totalElements, offers.length),
            facets,
            failed: false,
            more: content.length > 0 && page + 1 < totalPages ? 'ready' : 'none',
            pages: page + 1,
          };
        }),
      () =>
        isLatest() &&
        setState((before) => (page === 0 ? { ...before, failed: true } : { ...before, more: 'failed' })),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the search
  useEffect(() => {
    load(0);
    return requests.drop;
  }, [key]);

  const current = state.key === key ? state : { ...NONE, facets: state.facets };
  return {
    ...(current.offers && { offers: current.offers }),
    total: current.total,
    facets: current.facets,
    failed: current.failed,
    more: current.more,
    loadMore: () => current.more !== 'loading' && load(current.pages),
    retry: () => load(0),
  };
}
