import { DealerNames } from '#features/offers/detail/DealerNames';
import { brand, country } from '#page/core/metadata';
import { listOfferDealers } from '#services/offer-site';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from '../messages';

/** The dealers that sell an offer. */
export function OfferDealers({ offerId }: { offerId: string }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const query = useQuery(
    () => listOfferDealers({ query: { brand: brand() ?? '', country: country(), offerId } }, { signal }),
    offerId,
  );
  return <DealerNames title={messages.dealers} query={query} />;
}
