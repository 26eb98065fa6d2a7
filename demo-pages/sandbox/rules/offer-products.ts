import type { Product } from '#services/entities/offer';
import { found, Refusal } from '../answers';
import type { SandboxDealer } from '../data/dealers';
import type { SandboxOffer } from '../data/offers';
import { NULL } from '../lib/null';
import type { World } from '../world';
import { offerOf, offers, publicOffers } from './offers';

/** Whether a dealer sells an offer: if it names dealers or states, only those. */
export const sells = (offer: SandboxOffer, dealer: SandboxDealer) =>
  dealer.brand === offer.brand &&
  dealer.countryCode === offer.countryCode &&
  (offer.dealerCodes.length === 0 || offer.dealerCodes.includes(dealer.idSiteGeo)) &&
  (offer.stateCodes.length === 0 || offer.stateCodes.includes(dealer.stateCode ?? ''));

/** The offer if it can be bought: of a car for sale, published, and still valid. */
export function offerForSale(world: World, id: string): SandboxOffer {
  const offer = offerOf(world, id);
  if (offer.type === 'RENTAL') throw new Refusal(422, { error: 'a rented car is not bought' });
  if (!publicOffers(world).includes(offer)) {
    throw new Refusal(409, { reason: 'offer-over', error: 'the offer has ended' });
  }
  return offer;
}

export const productOf = ({ id, brand, mvsCode, title, value, productId }: SandboxOffer): Product => ({
  id: productId ?? id,
  offerId: id,
  brand,
  mvsCode: mvsCode ?? '',
  name: title,
  price: value,
  dealerCode: null,
  familyIncome: NULL,
  paymentMethod: null,
});

/** Products that were started or changed; every offer has one of its own besides. */
export const changedProducts = (world: World) => world.table('products', () => new Map<string, Product>());

export function allProducts(world: World): Product[] {
  const table = changedProducts(world);
  const own = [...offers(world).values()].map(productOf).filter(({ id }) => !table.has(id));
  return [...table.values(), ...own];
}

/** A product that a visitor has started. */
export const startedProduct = (world: World, id: string): Product =>
  found(changedProducts(world).get(id), 'product');

export function changeProduct(world: World, id: string, fields: Partial<Product>): Product {
  const product = found(
    allProducts(world).find((each) => each.id === id),
    'product',
  );
  const result = { ...product, ...fields };
  changedProducts(world).set(id, result);
  return result;
}
