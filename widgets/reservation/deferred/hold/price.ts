import { country } from '../../../../src/page/core/metadata';
import { getReservationPrice } from '../../../../src/services/reservation-price';
import { type Query, useQuery } from '../../../../src/ui/hooks/use-query';
import type { ChosenCar } from '../shell/chosen-car';

export type AskedPrice = Awaited<ReturnType<typeof getReservationPrice>>;

/** What a car is priced by, and held with. */
export interface PricedBy {
  colorCode: string;
  coatingCode: string;
  /** Empty while the visitor has not chosen one. */
  dealerCode: string;
}

/** Asks for the price of a car as it would be held; an answer about an earlier choice is dropped. None without a version. */
export function useReservationPrice(
  { mvsCode, year, optionalCodes = [] }: Pick<ChosenCar, 'mvsCode' | 'year' | 'optionalCodes'>,
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
  };
  return useQuery(
    () => getReservationPrice({ query }, { signal }),
    mvsCode ? JSON.stringify(query) : undefined,
  );
}
