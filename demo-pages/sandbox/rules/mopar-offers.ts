import { found } from '../answers';
import { makeMoparOffers } from '../data/mopar-offers';
import type { World } from '../world';

const all = (world: World) =>
  world.table('mopar offers', () => ({ list: makeMoparOffers(world.now()) })).list;

/** Offers that are still valid. */
export const currentMoparOffers = (world: World) =>
  all(world).filter(({ validUntil }) => Date.parse(validUntil ?? '') > world.now());

export const moparOfferOf = (world: World, id: string) =>
  found(
    currentMoparOffers(world).find((offer) => offer.id === id),
    'offer',
  );

/** Issued codes, by user and offer. */
export const moparCodes = (world: World) => world.table('mopar coupons', () => new Map<string, string>());

/** Whether a workshop can do what an offer is about. */
export const isServiceOffer = (world: World, id: string): boolean =>
  currentMoparOffers(world).some((offer) => offer.id === id && offer.type === 'SERVICE');

/** Whether a code was issued for an offer. */
export const isCouponOf = (world: World, offerId: string, code: string): boolean =>
  [...moparCodes(world)].some(([key, issued]) => key.endsWith(` ${offerId}`) && issued === code);
