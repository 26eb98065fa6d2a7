import { useRef } from 'react';
import { offerState } from '../../../src/domain/offers/offer-state';
import { serverNow } from '../../../src/page/server-clock';
import type { Offer } from '../../../src/services/entities/offer';
import { $car } from '../../../src/stores/current-car';
import { useQuery } from '../../../src/ui/hooks/use-query';
import { useStoreSelector } from '../../../src/ui/hooks/use-store-selector';
import type { FundingFlowProps } from '../attributes';
import type { FlowCar } from './use-car';

export interface ViewedOffer {
  /** The offer that the visitor comes from; null if it is not one of the car, or if the author names another. */
  offer: Offer | null;
  /** Whether its conditions apply; false once it has been sold, has expired or was withdrawn. */
  isOpen: boolean;
  /** Asks for its state again. */
  refresh(): void;
}

const isOf = (offer: Offer, { mvs, year }: FlowCar): boolean =>
  offer.mvsCode === mvs && (offer.year ?? year) === year && offer.type !== 'RENTAL';

/** The offer that the visitor viewed last, as the service has it now. An offer that cannot be loaded is none. */
export function useViewedOffer({ offerId }: FundingFlowProps, car: FlowCar | null): ViewedOffer {
  const viewed = useStoreSelector($car, ({ lastViewedOffer }) => lastViewedOffer?.id);
  const { value, retry } = useQuery(
    async () => {
      const { getOffer } = await import('../../../src/services/offer-admin');
      return getOffer({ id: viewed ?? '' });
    },
    offerId ? undefined : viewed,
  );
  // Stays while its state is asked for again: the plan must not change twice.
  const known = useRef<Offer>(undefined);
  if (value || known.current?.id !== viewed) known.current = value;
  const offer = known.current && !offerId && car && isOf(known.current, car) ? known.current : null;
  return { offer, isOpen: !!offer && offerState(offer, serverNow()) === 'open', refresh: retry };
}
