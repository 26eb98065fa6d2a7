import { useRef } from 'react';
import { offerOfKind } from '#domain/offers/offer-id';
import { $car } from '#features/car/car-store';
import type { StatedOffer } from '#features/offers/stated-offer';
import { useQuery } from '#ui/hooks/use-query';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import type { FundingFlowProps } from '../attributes';
import type { FlowCar } from './use-car';

export interface ViewedOffer {
  /** The offer that the visitor comes from; null if it is not one of the car, or if the author names another. */
  viewed: StatedOffer | null;
  /** Asks for its state again. */
  refresh(): void;
}

const isOf = ({ offer }: StatedOffer, { mvs, year }: FlowCar): boolean =>
  offer.mvsCode === mvs && (offer.year ?? year) === year;

/** The offer that the visitor viewed last, as the service has it now. An offer that cannot be loaded is none. */
export function useViewedOffer({ offerId }: FundingFlowProps, car: FlowCar | null): ViewedOffer {
  const id = useStoreSelector($car, ({ lastViewedOffer }) => offerOfKind(lastViewedOffer, 'sale')?.id);
  const { value, retry } = useQuery(
    async () => (await import('#features/offers/stated-offer')).loadStatedOffer(id ?? ''),
    offerId ? undefined : id,
  );
  // Stays while its state is asked for again: the plan must not change twice.
  const known = useRef<StatedOffer | null>(null);
  if (value !== undefined || known.current?.offer.id !== id) known.current = value ?? null;
  const isKnown = !offerId && car && known.current && isOf(known.current, car);
  return { viewed: isKnown ? known.current : null, refresh: retry };
}
