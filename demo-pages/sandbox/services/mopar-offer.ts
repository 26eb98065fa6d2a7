import * as mopar from '../../../src/services/mopar-offer';
import { answer, found, Refusal } from '../answers';
import { makeMoparOffers } from '../data/mopar-offers';
import { signedIn } from '../rules/accounts';
import { dealerOf } from '../rules/dealers';
import type { World } from '../world';

const all = (world: World) =>
  world.table('mopar offers', () => ({ list: makeMoparOffers(world.now()) })).list;
/** Offers that are still valid. */
const current = (world: World) =>
  all(world).filter(({ validUntil }) => Date.parse(validUntil ?? '') > world.now());
const offerOf = (world: World, id: string) =>
  found(
    current(world).find((offer) => offer.id === id),
    'offer',
  );

/** Issued codes, by user and offer. */
const codes = (world: World) => world.table('mopar coupons', () => new Map<string, string>());

export const moparOfferAnswers = answer(
  mopar,
  {
    listMoparOffers: ({ query, world }) =>
      current(world).filter(
        ({ brand, countryCode, type, kind }) =>
          brand === query.brand.toLowerCase() &&
          countryCode === query.country &&
          (!query.type || type === query.type) &&
          (!query.kind || kind === query.kind),
      ),
    getMoparOffer: ({ params, world }) => offerOf(world, params.id),
    takeMoparCoupon({ params, body, headers, world }) {
      const { id: userId } = signedIn({ headers, world });
      const { id, kind, brand, validUntil } = offerOf(world, params.id);
      if (kind !== 'COUPON') throw new Refusal(422, { error: 'the offer has a fixed price and no coupon' });
      const dealer = body.dealerCode ? dealerOf(world, body.dealerCode) : undefined;
      if (dealer && dealer.brand !== brand) {
        throw new Refusal(422, { error: 'the dealer is of another brand' });
      }
      const key = `${userId} ${id}`;
      const code = codes(world).get(key) ?? `MOP${String(codes(world).size + 1).padStart(5, '0')}`;
      codes(world).set(key, code);
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
