import { useRef } from 'react';
import type { FundingPlanType } from '#domain/funding/plan-types';
import { offerOfKind } from '#domain/offers/offer-id';
import { $car } from '#features/car/car-store';
import type { StatedOffer } from '#features/offers/stated-offer';
import { useQuery } from '#ui/hooks/use-query';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import type { FundingFlowProps } from '../attributes';
import type { FlowState } from './flow-state';
import type { FlowCar } from './use-car';

export interface ViewedOffer {
  /** The offer that the visitor comes from; null if it is not one of the car, or if the author names another. */
  viewed: StatedOffer | null;
  /** Asks for its state again. */
  refresh(): void;
}

const isOf = ({ offer }: StatedOffer, { mvs, year }: FlowCar): boolean =>
  offer.mvsCode === mvs && (offer.year ?? year) === year;

/**
 * The offer of the plan that the visitor has chosen, else the one that they viewed last, as the service has it now. An offer
 * that cannot be loaded is none.
 * @param planned id of the plan's offer, which goes before the author's
 */
export function useViewedOffer(
  authored: FundingFlowProps,
  car: FlowCar | null,
  planned: string | undefined,
): ViewedOffer {
  const last = useStoreSelector($car, ({ lastViewedOffer }) => offerOfKind(lastViewedOffer, 'sale')?.id);
  const id = planned ?? last;
  const offerId = planned ? '' : authored.offerId;
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

const wordOf = (type: FundingPlanType) => type.toLowerCase() as Lowercase<FundingPlanType>;

/**
 * The conditions that apply: of the offer that the visitor comes from while it is open, of the chosen plan, or the author's.
 * A plan whose offer could not be asked for keeps it: the service decides.
 */
export function conditionsOf(
  { offerId, planType }: FundingFlowProps,
  viewed: StatedOffer | null,
  terms: FlowState['terms'],
): Pick<FundingFlowProps, 'offerId' | 'planType'> {
  if (viewed?.isOpen) return { offerId: viewed.offer.id, planType: 'offer' };
  if (terms?.offerId && !viewed)
    return { offerId: terms.offerId, planType: wordOf(terms.planType ?? 'OFFER') };
  if (!offerId && terms?.planType && terms.planType !== 'OFFER')
    return { offerId, planType: wordOf(terms.planType) };
  return { offerId, planType };
}
