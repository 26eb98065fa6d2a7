import { DealerNames } from '../../../../src/features/offers/detail/DealerNames';
import { brand, country } from '../../../../src/page/core/metadata';
import { listOfferDealers } from '../../../../src/services/offer-site';
import { useHost, useMessages } from '../../../../src/ui/core/host-context';
import { useQuery } from '../../../../src/ui/hooks/use-query';
import { messages } from '../messages';

/** The dealers that sell an offer. */
export function OfferDealers({ offerId }: { offerId: string }) {
  const { signal } = useHost();
  const w = useMessages(messages);
  const query = useQuery(
    () => listOfferDealers({ query: { brand: brand() ?? '', country: country(), offerId } }, { signal }),
    offerId,
  );
  return <DealerNames title={w.dealers} query={query} />;
}
