import { useEffect } from 'react';
import { CURRENCIES } from '#domain/money/currencies';
import { offersJsonLd } from '#domain/offers/structured-data';
import { BRAND_NAMES } from '#features/car/summary/brand-names';
import { offerAddress } from '#features/offers/offer-links';
import { brand } from '#page/core/metadata';
import { pageDocument } from '#page/core/native';
import { serverNow } from '#page/server-clock';
import type { Offer } from '#services/entities/offer';
import { useHost } from '#ui/core/host-context';

/** Describes the offers to search engines in the page's head, while they are listed; a data block, which no policy blocks. */
export function useJsonLd(offers: readonly Offer[] | undefined, isWanted: boolean): void {
  const { language } = useHost();
  useEffect(() => {
    const of = brand();
    if (!isWanted || !offers?.length || !of) return;
    const script = pageDocument.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = offersJsonLd(offers, {
      brand: BRAND_NAMES[of],
      currency: CURRENCIES[language].code,
      now: serverNow(),
      addressOf: (id) => offerAddress(id),
    });
    pageDocument.head.append(script);
    return () => script.remove();
  }, [offers, isWanted, language]);
}
