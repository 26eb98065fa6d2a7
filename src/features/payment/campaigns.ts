import { ofBrand } from '#domain/lists/of-brand';
import { brand } from '#page/core/metadata';
import type { Campaign } from '#services/entities/reservation';
import { cachedQuery } from '#services/http/query-cache';
import { listReservationCampaigns } from '#services/reservation';

/** Loads the campaigns of the page's brand; one request per page. */
export const brandCampaigns = (): Promise<Campaign[]> =>
  cachedQuery(`campaigns ${brand()}`, async () =>
    ofBrand(await listReservationCampaigns({ query: { brand: brand() } }), brand()),
  );
