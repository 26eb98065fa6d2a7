import type { Country } from '#domain/core/brands';
import { Refusal } from '../../answers';
import { RESERVATION_FEE } from '../../data/campaigns';
import { listPrice } from '../../data/cars';
import { colorsOf } from '../../data/cars/colors';
import { money, type SandboxVersion } from '../../data/cars/types';
import type { World } from '../../world';
import { dealerOf } from '../dealers';
import { offerForSale, sells } from '../offer-products';
import { currencyOf } from '../prices';
import { type Configured, configured } from '../products';
import { wantedPrices } from '../working-prices';

/**
 * Switches of what changes while a visitor reserves: amounts that are added to the price of every car and to the price of a
 * reservation, in reais, and what a hold with another price than the service's own comes to.
 */
export interface Terms {
  priceBy: number;
  feeBy: number;
  /** refuse: 409; answer: the order has the service's own price. */
  onOtherPrice: 'refuse' | 'answer';
}

export const termsOf = (world: World): Terms =>
  world.table('reservation terms', () => ({ priceBy: 0, feeBy: 0, onOtherPrice: 'refuse' }) as Terms);

export const feeOf = (world: World, country: Country): number =>
  money(RESERVATION_FEE + termsOf(world).feeBy, country);

export interface PricedCar extends Configured {
  dealerCode?: string;
  /** Of the offer through which the car is bought. */
  offerId?: string;
}

/** The list price of a version, or the working price of the dealer who sells it. */
function basePrice(world: World, version: SandboxVersion, dealerCode = '', country: Country): number | null {
  const [own] = dealerCode
    ? wantedPrices(world, { mvsCode: version.code, year: version.year, dealerCode })
    : [];
  const base = own ? own.price : listPrice(version, country);
  return base === null ? null : base + money(termsOf(world).priceBy, country);
}

/** The price of an offer's car; throws if the offer has ended, is of another car, or is not the dealer's. */
function offerPrice(world: World, version: SandboxVersion, { offerId = '', dealerCode }: PricedCar): number {
  const offer = offerForSale(world, offerId);
  const isOfCar = offer.mvsCode === version.code && (!offer.year || offer.year === version.year);
  if (!isOfCar || (dealerCode && !sells(offer, dealerOf(world, dealerCode)))) {
    throw new Refusal(422, { error: 'the offer is not of this car and dealer' });
  }
  return offer.value + money(termsOf(world).priceBy, offer.countryCode);
}

/** The price of a car as it is reserved, by its parts; throws a 422 for codes that the version does not have. */
export function reservationPrice(world: World, version: SandboxVersion, car: PricedCar, country: Country) {
  const { items, color, coating } = configured(world, version, car, country);
  const price = car.offerId
    ? offerPrice(world, version, car)
    : basePrice(world, version, car.dealerCode, country);
  const sum = (amounts: readonly { price: number }[]) => amounts.reduce((all, each) => all + each.price, 0);
  const chosen = [...(color ? [color] : []), ...(coating ? [coating] : []), ...items];
  return {
    mvsCode: version.code,
    currency: currencyOf(country),
    price,
    colorPrice: color?.price ?? 0,
    coatingPrice: coating?.price ?? 0,
    optionalsPrice: sum(items),
    total: price === null ? null : price + sum(chosen),
    reservationAmount: car.offerId ? feeOf(world, country) : null,
    parts: chosen.map((part) => ({
      code: part.code,
      name: part.name,
      type: part === color ? 'COLOR' : part === coating ? 'COATING' : 'ITEM',
      price: part.price,
    })),
  };
}

/** The colours that cost nothing extra, for a car of any colour. */
export const freeColors = (version: SandboxVersion): string[] =>
  colorsOf(version)
    .filter(({ price, onlyWith }) => price === 0 && onlyWith.length === 0)
    .map(({ code }) => code);

/**
 * Returns the service's own price of a car to be held. A visitor who has seen another price than the one asked for is refused,
 * or answered with it.
 * @param car as the visitor wants it, perhaps of any colour
 * @param colorCode of the car that is held
 */
export function agreedPrice(
  world: World,
  version: SandboxVersion,
  car: PricedCar & { price?: number },
  colorCode: string,
  country: Country,
): number {
  const asked = reservationPrice(world, version, car, country).total;
  const { total } = reservationPrice(world, version, { ...car, colorCode }, country);
  if (asked === null || total === null)
    throw new Refusal(409, { reason: 'no-price', error: 'the car has no price for reservations' });
  const isOther = car.price !== undefined && Math.round(car.price * 100) !== Math.round(asked * 100);
  if (isOther && termsOf(world).onOtherPrice === 'refuse')
    throw new Refusal(409, { reason: 'price-changed', error: 'the price of the car is another one' });
  return total;
}
