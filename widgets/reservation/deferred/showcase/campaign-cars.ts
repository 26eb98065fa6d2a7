import { brandModels, isModel } from '#features/car/current/models';
import { brandCampaigns, isCampaignOver } from '#features/payment/campaigns';
import { latestServerTime } from '#page/server-clock';
import type { CarModel, Mvs } from '#services/entities/car';
import type { Campaign } from '#services/entities/reservation';

/** A model and those of its versions that a campaign offers. */
export interface CampaignModel {
  model: CarModel;
  versions: readonly Mvs[];
}

export interface CampaignCars {
  campaign: Campaign;
  models: readonly CampaignModel[];
}

/** Sold to employees by a widget of their own. */
const FOR_EMPLOYEES = 'EMPLOYEE';

/**
 * Whether a campaign is open: a service lists those that are over as well. One with a date that is missing or unreadable is, and
 * each while the service has not told its time, as a device's clock may be wrong: the service decides when a car is held.
 * @param now the service's time; undefined while it is not known
 */
const isOpen = ({ startsAt, endsAt }: Campaign, now: number | undefined): boolean =>
  now === undefined || (!(Date.parse(startsAt) > now) && !(Date.parse(endsAt) <= now));

/** Loads the open campaigns with their cars; those of an author's id and model, or all for the public. */
export async function campaignCars(id: string, model: string): Promise<CampaignCars[]> {
  const [campaigns, models] = await Promise.all([brandCampaigns(), brandModels()]);
  return campaigns
    .filter((campaign) => (id ? campaign.id === id : campaign.type !== FOR_EMPLOYEES))
    .filter((campaign) => !isCampaignOver(campaign.id) && isOpen(campaign, latestServerTime()))
    .map((campaign) => ({
      campaign,
      models: models
        .filter((each) => !model || isModel(each, model))
        .map((each) => ({
          model: each,
          versions: (each.versions ?? []).filter(({ code }) => campaign.mvsCodes?.includes(code)),
        }))
        .filter(({ versions }) => versions.length > 0),
    }))
    .filter(({ models }) => models.length > 0);
}
