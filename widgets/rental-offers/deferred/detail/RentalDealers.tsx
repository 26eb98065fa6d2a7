import { DealerNames } from '#features/offers/detail/DealerNames';
import { country } from '#page/core/metadata';
import { listRentalDealers } from '#services/rental-offer';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from '../messages';

interface RentalDealersProps {
  brand: string;
  /** Only those of a group; empty for all. */
  dealerGroup: string;
}

/** The dealers of the page's country that hand over a brand's rental cars. */
export function RentalDealers({ brand, dealerGroup }: RentalDealersProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const query = useQuery(
    async () =>
      (await listRentalDealers({ query: { brand, ...(dealerGroup && { dealerGroup }) } }, { signal })).filter(
        ({ countryCode }) => !countryCode || countryCode === country(),
      ),
    brand && `${brand} ${dealerGroup}`,
  );
  return <DealerNames title={messages.dealers} query={query} />;
}
