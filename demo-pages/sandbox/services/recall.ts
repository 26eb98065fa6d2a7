import * as recall from '#services/recall';
import { answer, found, Refusal } from '../answers';
import { campaignId, campaignsOf } from '../data/cars/recalls';
import { vehicleOf } from '../data/cars/vehicles';
import { dayFromNow } from '../lib/moments';
import { pdfFile } from '../lib/pdf';
import { countryFor } from '../rules/cars';
import { carOnRoad } from '../rules/garage';
import { FIRST_UPDATE, OPEN_SOFTWARE, recallCar, recallsOf, startUpdate, updateOf } from '../rules/recalls';

/** Validity of a voucher in days. */
const VOUCHER_DAYS = 30;

const { chassis = '' } = vehicleOf(OPEN_SOFTWARE) ?? {};
const software = { chassis, campaignId: campaignId('fiat', 'software') };

export const recallAnswers = answer(
  recall,
  {
    getRecallCar: ({ query, headers, world }) =>
      recallCar(world, query.plate ?? query.chassis ?? '', query.brand, countryFor(undefined, headers)),
    /** Only for open campaigns. */
    getRecallVoucher({ query, headers, world }) {
      const vehicle = found(carOnRoad(world, query.chassis), 'car');
      const recalls = recallsOf(world, vehicle, countryFor(undefined, headers));
      const { campaign, status } = found(
        recalls.find((each) => each.campaign.id === query.campaignId),
        'campaign of this car',
      );
      if (status === 'DONE') throw new Refusal(409, { error: 'the repair was done' });
      const { modelName, versionName } = vehicle.version;
      return pdfFile(`recall-${campaign.code}`, `Recall ${campaign.code}`, [
        campaign.title,
        `${modelName} ${versionName}`,
        `${vehicle.chassis} / ${vehicle.plate}`,
        campaign.solution,
        dayFromNow(world, VOUCHER_DAYS),
      ]);
    },
    getRecallCampaign: ({ params, headers }) =>
      found(
        campaignsOf(params.brand, countryFor(undefined, headers)).find(({ id }) => id === params.id),
        'campaign',
      ),
    getRecallCarForChat: ({ params, headers, world }) =>
      recallCar(world, params.vinOrPlate, params.brand, countryFor(undefined, headers)),
    startRecallUpdate: ({ body, headers, world }) => startUpdate(world, body, countryFor(undefined, headers)),
    getRecallUpdate: ({ params, world }) => updateOf(world, params.id),
    /** version: the car's version after the repair is validated. */
    getSoftwareUpdate({ params, world }) {
      const { id, status } = updateOf(world, params.id);
      return { id, status, module: 'ESC', fromVersion: '04.11', version: '04.15' };
    },
    listRecallCampaigns({ params, headers }) {
      // A page in Spanish reads its campaigns in Spanish, whatever its market.
      const country = params.market.endsWith('AR') ? 'AR' : countryFor(undefined, headers);
      const campaigns = campaignsOf(params.brand, country);
      if (campaigns.length === 0) throw new Refusal(404, { error: 'there is no such brand' });
      return campaigns;
    },
  },
  {
    examples: {
      getRecallCar: { query: { plate: OPEN_SOFTWARE } },
      getRecallVoucher: { query: software },
      getRecallCampaign: { id: campaignId('fiat', 'airbag') },
      getRecallCarForChat: { vinOrPlate: OPEN_SOFTWARE, chatBot: 'false' },
      startRecallUpdate: { body: software },
      getRecallUpdate: { id: FIRST_UPDATE },
      getSoftwareUpdate: { id: FIRST_UPDATE },
    },
  },
);
