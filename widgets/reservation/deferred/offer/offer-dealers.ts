import { nearestToPlace } from '#domain/dealer/dealer-list';
import type { Location } from '#features/place/location-store';
import { brand, country, language } from '#page/core/metadata';
import { listOfferDealers } from '#services/offer-site';
import type { CampaignDealer } from '../hold/dealers';

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
  return nearestToPlace(inCountry, place, language()).map(({ dealer, metres }) => ({
    ...dealer,
    ...(metres !== null && { distance: metres }),
  }));
}
