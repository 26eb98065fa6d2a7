import { nearestToPlace } from '#domain/dealer/dealer-list';
import type { Location } from '#features/place/location-store';
import { country, language } from '#page/core/metadata';
import type { Dealer } from '#services/entities/dealer';
import { listCampaignDealers, listCampaignDealersByRadius } from '#services/reservation';

/** Kilometres around the visitor's city, one after the other until a dealer is found (ours). */
const RADII = [50, 200];

/** A dealer of a campaign; distance in metres, if the search was around a place. */
export type CampaignDealer = Dealer & { distance?: number };

/** Returns dealers with the nearest to the visitor's place first, those of its state before others, and their distance. */
export const nearestDealers = (
  dealers: readonly CampaignDealer[],
  place: Location | null,
): CampaignDealer[] =>
  nearestToPlace(dealers, place, language()).map(({ dealer, metres }) => ({
    ...(metres !== null && { distance: metres }),
    ...dealer,
  }));

/**
 * Loads the dealers who deliver a campaign's cars: those around the visitor's place, else those of its city or state,
 * else all of the country; the nearest first. Throws a ServiceError.
 */
export async function campaignDealers(
  campaign: string,
  place: Location | null,
  signal: AbortSignal,
): Promise<CampaignDealer[]> {
  const here = country();
  const inCountry = (dealers: Dealer[]): CampaignDealer[] =>
    nearestDealers(
      dealers.filter(({ countryCode }) => !countryCode || countryCode === here),
      place?.countryCode === here ? place : null,
    );
  const { longitude, latitude } = place ?? {};
  if (typeof longitude === 'number' && typeof latitude === 'number') {
    for (const radius of RADII) {
      const query = { referenceLatitude: latitude, referenceLongitude: longitude, radius };
      const found = inCountry(await listCampaignDealersByRadius({ id: campaign, query }, { signal }));
      if (found.length > 0) return found;
    }
  }
  if (place && place.countryCode === here) {
    const { stateCode, cityCode } = place;
    for (const query of [...(cityCode ? [{ stateCode, cityCode }] : []), { stateCode }]) {
      const found = inCountry(await listCampaignDealers({ id: campaign, query }, { signal }));
      if (found.length > 0) return found;
    }
  }
  return inCountry(await listCampaignDealers({ id: campaign, query: {} }, { signal }));
}
