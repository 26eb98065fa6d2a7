import * as recall from '../../../src/services/recall';
import { answer, found, Refusal } from '../answers';
import { campaignId, campaignsOf } from '../data/cars/recalls';
import { vehicleOf } from '../data/cars/vehicles';
import { dayFromNow } from '../lib/moments';
import { pdfFile } from '../lib/pdf';
import { countryFor } from '../rules/cars';
import { FIRST_UPDATE, OPEN_SOFTWARE, recallCar, recallsOf, startUpdate, updateOf } from '../rules/recalls';

/** Days a voucher is good for. */
const VOUCHER_DAYS = 30;

const { chassis = '' } = vehicleOf(OPEN_SOFTWARE) ?? {};
const software = { chassis, campaignId: campaignId('fiat', 'software') };

export const recallAnswers = answer(
  recall,
  {
    car: ({ query, headers, world }) =>
      recallCar(world, query.plate ?? query.chassis ?? '', query.brand, countryFor(undefined, headers)),
    /** Only for what is still open. */
    voucher({ query, headers, world }) {
      const vehicle = found(vehicleOf(query.chassis), 'car');
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
    campaign: ({ params, headers }) =>
      found(
        campaignsOf(params.brand, countryFor(undefined, headers)).find(({ id }) => id === params.id),
        'campaign',
      ),
    carForChat: ({ params, headers, world }) =>
      recallCar(world, params.vinOrPlate, params.brand, countryFor(undefined, headers)),
    startUpdate: ({ body, world }) => startUpdate(world, body),
    updateById: ({ params, world }) => updateOf(world, params.id),
    /** version is what the car has once the repair is validated. */
    software({ params, world }) {
      const { id, status } = updateOf(world, params.id);
      return { id, status, module: 'ESC', fromVersion: '04.11', version: '04.15' };
    },
    campaigns({ params }) {
      const country = params.market.endsWith('AR') ? 'AR' : 'BR';
      const campaigns = campaignsOf(params.brand, country);
      if (campaigns.length === 0) throw new Refusal(404, { error: 'there is no such brand' });
      return campaigns;
    },
  },
  {
    examples: {
      car: { query: { plate: OPEN_SOFTWARE } },
      voucher: { query: software },
      campaign: { id: campaignId('fiat', 'airbag') },
      carForChat: { vinOrPlate: OPEN_SOFTWARE, chatBot: 'false' },
      startUpdate: { body: software },
      updateById: { id: FIRST_UPDATE },
      software: { id: FIRST_UPDATE },
    },
  },
);
