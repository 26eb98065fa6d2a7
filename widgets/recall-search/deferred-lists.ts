import { BrandCampaigns } from './deferred/BrandCampaigns';
import { OwnedCars } from './deferred/OwnedCars';

/** The chunk for signed-in visitors and for those who open the list of campaigns. */
export const lists = { BrandCampaigns, OwnedCars };
