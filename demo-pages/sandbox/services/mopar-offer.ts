import * as mopar from '#services/mopar-offer';
import { answer, Refusal } from '../answers';
import { signedIn } from '../rules/accounts';
import { dealerOf } from '../rules/dealers';
import { currentMoparOffers, moparCodes, moparOfferOf } from '../rules/mopar-offers';

export const moparOfferAnswers = answer(
  mopar,
  {
    listMoparOffers: ({ query, world }) =>
      currentMoparOffers(world).filter(
        ({ brand, countryCode, type, kind }) =>
          brand === query.brand.toLowerCase() &&
          countryCode === query.country &&
          (!query.type || type === query.type) &&
          (!query.kind || kind === query.kind),
      ),
    getMoparOffer: ({ params, world }) => moparOfferOf(world, params.id),
    takeMoparCoupon({ params, body, headers, world }) {
      const { id: userId } = signedIn({ headers, world });
      const { id, kind, brand, validUntil } = moparOfferOf(world, params.id);
      if (kind !== 'COUPON') throw new Refusal(422, { error: 'the offer has a fixed price and no coupon' });
      const dealer = body.dealerCode ? dealerOf(world, body.dealerCode) : undefined;
      if (dealer && dealer.brand !== brand) {
        throw new Refusal(422, { error: 'the dealer is of another brand' });
      }
      const key = `${userId} ${id}`;
      const code = moparCodes(world).get(key) ?? `MOP${String(moparCodes(world).size + 1).padStart(5, '0')}`;
      moparCodes(world).set(key, code);
      return { code, offerId: id, dealerCode: dealer?.idSiteGeo ?? '', validUntil: validUntil ?? '' };
    },
  },
  {
    examples: {
      getMoparOffer: { id: 'mo-fiat-br-freios' },
      takeMoparCoupon: { id: 'mo-fiat-br-freios' },
    },
  },
);
