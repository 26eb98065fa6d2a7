import { useEffect, useState } from 'react';
import type { OfferDealersByCode } from '#features/offers/card/offer-labels';
import { brand } from '#page/core/metadata';
import type { Offer } from '#services/entities/offer';
import { searchOfferDealers } from '#services/offer-site';
import { useHost } from '#ui/core/host-context';

/**
 * Returns the dealers of the listed offers that name some: asked for once a page of the list. Without an answer the
 * offers say where they are valid in general.
 */
export function useOfferDealers(offers: readonly Offer[]): OfferDealersByCode {
  const { signal } = useHost();
  const [known, setKnown] = useState<OfferDealersByCode>(new Map());
  const [asked] = useState(() => new Set<string>());
  useEffect(() => {
    const offerIds = offers.flatMap(({ id, dealerCodes }) =>
      dealerCodes.length > 0 && !asked.has(id) ? [id] : [],
    );
    if (offerIds.length === 0) return;
    for (const id of offerIds) asked.add(id);
    searchOfferDealers({ body: { brand: brand() ?? '', offerIds } }, { signal }).then(
      (dealers) =>
        setKnown((before) => new Map([...before, ...dealers.map((each) => [each.idSiteGeo, each] as const)])),
      () => {},
    );
  }, [offers, asked, signal]);
  return known;
}
