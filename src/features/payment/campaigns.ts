import { ofBrand } from '#domain/lists/of-brand';
import { brand } from '#page/core/metadata';
import { pageSingleton } from '#page/core/page-singleton';
import type { Campaign } from '#services/entities/reservation';
import { cachedQuery } from '#services/http/query-cache';
import { listReservationCampaigns } from '#services/reservation';

/** Campaigns of which the service has said that they are over; a list may have them still. */
const over = pageSingleton('campaignsOver', () => new Set<string>());

/** Keeps that a campaign is over: its cars are offered no more on this page. */
export const noteCampaignOver = (id: string): void => void over.add(id);

/** Whether the service has said that a campaign is over. */
export const isCampaignOver = (id: string): boolean => over.has(id);

/** Loads the campaigns of the page's brand; one request per page. */
export const brandCampaigns = (): Promise<Campaign[]> =>
  cachedQuery(`campaigns ${brand()}`, async () =>
    ofBrand(await listReservationCampaigns({ query: { brand: brand() } }), brand()),
  );
