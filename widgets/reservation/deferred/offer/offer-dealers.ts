import type { Location } from '#features/place/location-store';
import { brand, country } from '#page/core/metadata';
import { listOfferDealers } from '#services/offer-site';
import { type CampaignDealer, nearestDealers } from '../hold/dealers';

/** Loads the dealers that sell an offer, the nearest to the visitor's place first. Throws a ServiceError. */
export async function offerDealers(
  offerId: string,
  place: Location | null,
  signal: AbortSignal,
): Promise<CampaignDealer[]> {
  const here = country() ?? 'BR';
  const query = { brand: brand() ?? '', country: here, offerId };
  const dealers = await listOfferDealers({ query }, { signal });
  const inCountry = dealers.filter(({ countryCode }) => !countryCode || countryCode === here);
  return nearestDealers(inCountry, place);
}
