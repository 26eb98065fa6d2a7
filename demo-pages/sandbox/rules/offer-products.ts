import type { Product } from '../../../src/services/entities/offer';
import { found } from '../answers';
import type { SandboxDealer } from '../data/dealers';
import type { SandboxOffer } from '../data/offers';
import type { World } from '../world';
import { offers } from './offers';

/** Whether a dealer sells an offer: if it names dealers or states, only those. */
export const sells = (offer: SandboxOffer, dealer: SandboxDealer) =>
  dealer.brand === offer.brand &&
  dealer.countryCode === offer.countryCode &&
  (offer.dealerCodes.length === 0 || offer.dealerCodes.includes(dealer.idSiteGeo)) &&
  (offer.stateCodes.length === 0 || offer.stateCodes.includes(dealer.stateCode ?? ''));

export const productOf = ({ id, brand, mvsCode, title, value, productId }: SandboxOffer): Product => ({
  id: productId ?? id,
  offerId: id,
  brand,
  mvsCode: mvsCode ?? '',
  name: title,
  price: value,
  dealerCode: null,
  familyIncome: null,
  paymentMethod: null,
});

/** Products that were started or changed; every offer has one of its own besides. */
export const changedProducts = (world: World) => world.table('products', () => new Map<string, Product>());

export function allProducts(world: World): Product[] {
  const table = changedProducts(world);
  const own = [...offers(world).values()].map(productOf).filter(({ id }) => !table.has(id));
  return [...table.values(), ...own];
}

export function changeProduct(world: World, id: string, fields: Partial<Product>): Product {
  const product = found(
    allProducts(world).find((each) => each.id === id),
    'product',
  );
  const result = { ...product, ...fields };
  changedProducts(world).set(id, result);
  return result;
}
