import { country } from '#page/core/metadata';
import { getReservationPrice } from '#services/reservation-price';
import { type Query, useQuery } from '#ui/hooks/use-query';
import type { ChosenCar } from '../shell/chosen-car';
import { refusalOf } from './hold-refusal';

const OFFER_OVER = 'offer-over';

export type AskedPrice = Awaited<ReturnType<typeof getReservationPrice>>;

/** Whether the answer says that the car's offer has ended. */
export const isOfferOver = (price: Query<AskedPrice>): boolean => price.value?.reason === OFFER_OVER;

/** An offer that has ended is an answer, which no retry changes. */
function priceOfRefusal(error: unknown): AskedPrice {
  if (refusalOf(error) !== OFFER_OVER) throw error;
  return { mvsCode: '', currency: '', validUntil: '', parts: [], reason: OFFER_OVER };
}

/** What a car is priced by, and held with. */
export interface PricedBy {
  colorCode: string;
  coatingCode: string;
  /** Empty while the visitor has not chosen one. */
  dealerCode: string;
}

/**
 * Asks for the price of a car as it would be held, under its offer's conditions if there is one; an answer about an earlier
 * choice is dropped. None without a version.
 */
export function useReservationPrice(
  {
    mvsCode,
    year,
    optionalCodes = [],
    offer,
  }: Pick<ChosenCar, 'mvsCode' | 'year' | 'optionalCodes' | 'offer'>,
  { colorCode, coatingCode, dealerCode }: PricedBy,
  signal: AbortSignal,
): Query<AskedPrice> {
  const query = {
    mvsCode,
    year: year ?? Number.NaN,
    country: country() ?? 'BR',
    ...(colorCode && { colorCode }),
    ...(coatingCode && { coatingCode }),
    ...(optionalCodes.length > 0 && { optionalCode: optionalCodes }),
    ...(dealerCode && { dealerCode }),
    ...(offer && { offerId: offer.id }),
  };
  return useQuery(
    () => getReservationPrice({ query }, { signal }).catch(priceOfRefusal),
    mvsCode ? JSON.stringify(query) : undefined,
  );
}
