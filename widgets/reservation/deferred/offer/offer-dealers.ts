import { coordinatesOf, nearestFirst } from '../../../../src/domain/dealer-list';
import { brand, country } from '../../../../src/page/core/metadata';
import { listOfferDealers } from '../../../../src/services/offer-site';
import type { Location } from '../../../../src/stores/visitor/location';
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
  const language = here === 'AR' ? 'es-AR' : 'pt-BR';
  const isNear = ({ stateCode }: CampaignDealer) => Number(!!place && stateCode === place.stateCode);
  return (
    nearestFirst(inCountry, place && coordinatesOf(place), language)
      .map(({ dealer, metres }) => ({ ...dealer, ...(metres !== null && { distance: metres }) }))
      // Without coordinates those of the visitor's state come first.
      .sort((a, b) => (a.distance === undefined || b.distance === undefined ? isNear(b) - isNear(a) : 0))
  );
}
