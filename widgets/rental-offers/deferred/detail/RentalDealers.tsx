import { DealerNames } from '#features/offers/detail/DealerNames';
import { country } from '#page/core/metadata';
import { listRentalDealers } from '#services/rental-offer';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from '../messages';

/** The dealers of the page's country that hand over a brand's rental cars. */
export function RentalDealers({ brand }: { brand: string }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const query = useQuery(
    async () =>
      (await listRentalDealers({ query: { brand } }, { signal })).filter(
        ({ countryCode }) => !countryCode || countryCode === country(),
      ),
    brand || undefined,
  );
  return <DealerNames title={messages.dealers} query={query} />;
}
