import { useEffect } from 'react';
import { chooseDealer } from '#features/dealer/dealer-store';
import type { SellerData } from '#features/session/seller';
import { useQuery } from '#ui/hooks/use-query';

/**
 * Returns the seller's dealer, and makes it the page's: its bonus counts in the prices, and its sheet has its address.
 */
export function useSellerDealer({ dealerCode }: SellerData) {
  // It brings what is known of dealers along, after the desk.
  const dealer = useQuery(
    () => import('#features/dealer/dealer-details').then(({ dealerOfId }) => dealerOfId(dealerCode)),
    dealerCode,
  );
  const { value } = dealer;
  useEffect(() => {
    if (!value) return;
    const { idSiteGeo: id, name, cityName, cityCode, stateCode, phone } = value;
    chooseDealer({ id, name, cityName, cityCode, stateCode, phone });
  }, [value]);
  return dealer;
}
export type SellerDealer = ReturnType<typeof useSellerDealer>;
