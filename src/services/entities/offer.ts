import { boolean, type InferOutput, looseObject, nullish, string } from 'valibot';
import { amount, balance, count, countOr, figure, installments, list, percent, text, year } from './fields';
import { price } from './price';

/** A word on an offer: a stamp, a part, a category, a feature. */
export const offerMark = looseObject({ id: string(), name: string(), description: text });
export type OfferMark = InferOutput<typeof offerMark>;

/**
 * An offer of a car (spec offers#kinds). type, coverage and jurisdiction: of src/domain/lists/offers; status: OFFER_STATUSES. value: what it costs, or starts at, for sorting; price: how that is said. stateCodes
 * and dealerCodes are empty where it holds everywhere. validFrom and validUntil are ISO moments.
 */
export const offer = looseObject({
  id: string(),
  type: text,
  status: text,
  ordering: count,
  brand: text,
  market: text,
  countryCode: text,
  title: string(),
  description: text,
  coverage: text,
  jurisdiction: text,
  stateCodes: list(string()),
  dealerCodes: list(string()),
  dealerGroup: nullish(string()),
  mvsCode: text,
  modelCode: text,
  modelName: text,
  versionName: text,
  year,
  fuel: text,
  category: nullish(offerMark),
  stamps: list(offerMark),
  features: list(offerMark),
  value: amount,
  price: nullish(price),
  productId: text,
  isSaved: nullish(boolean(), false),
  /** Why it was disapproved. */
  reason: text,
  legalText: text,
  validFrom: text,
  validUntil: text,
});
export type Offer = InferOutput<typeof offer>;

/** How many offers of a search have each value of a field, the field's own filter left out. */
export const facet = looseObject({
  field: string(),
  values: list(looseObject({ value: string(), label: text, count: countOr(0) })),
});
export type Facet = InferOutput<typeof facet>;

/** A car as it is sold through an offer. paymentMethod: as the payment service names it. */
export const product = looseObject({
  id: string(),
  offerId: text,
  brand: text,
  mvsCode: text,
  name: text,
  price: amount,
  dealerCode: nullish(string()),
  familyIncome: amount,
  paymentMethod: nullish(string()),
});
export type Product = InferOutput<typeof product>;

/**
 * A coupon of one offer and one period in months (spec financing#coupon). discount in the market's currency; remaining: how often
 * it may still be used; needsDownPayment: only for proposals with a down payment.
 */
export const coupon = looseObject({
  id: string(),
  couponName: string(),
  offerId: text,
  couponPeriod: installments,
  discount: balance,
  limit: count,
  remaining: count,
  needsDownPayment: nullish(boolean(), false),
  validUntil: text,
});
export type Coupon = InferOutput<typeof coupon>;

/** A tag of a rental offer; colorId 1 to 6 (spec offers#rental-offers). */
export const rentalTag = looseObject({ name: string(), colorId: countOr(0) });

/** A car for rent by subscription: monthly price by months and kilometres. */
export const rentalOffer = looseObject({
  id: string(),
  brand: text,
  title: string(),
  description: text,
  mvsCode: text,
  modelName: text,
  versionName: text,
  year,
  fuel: text,
  monthlyPrice: amount,
  tags: list(rentalTag),
  plans: list(
    looseObject({
      period: countOr(0),
      kilometersPerMonth: countOr(0),
      monthlyPrice: figure,
      productId: text,
    }),
  ),
  includes: list(string()),
  legalText: text,
});
export type RentalOffer = InferOutput<typeof rentalOffer>;

/** A Mopar offer. type: SERVICE or ACCESSORY; kind: COUPON or FIXED_PRICE (spec offers#kinds). */
export const moparOffer = looseObject({
  id: string(),
  type: string(),
  kind: string(),
  brand: text,
  countryCode: text,
  title: string(),
  description: text,
  price: amount,
  /** Percent off, of a COUPON. */
  percent,
  models: list(string()),
  validUntil: text,
  legalText: text,
});
export type MoparOffer = InferOutput<typeof moparOffer>;
