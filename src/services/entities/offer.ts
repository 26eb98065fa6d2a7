import { type InferOutput, looseObject, nullish, string } from 'valibot';
import {
  amount,
  balance,
  count,
  figure,
  flagOr,
  installments,
  list,
  optionalText,
  percent,
  text,
  year,
} from './fields';
import { price } from './price';
import { whole } from './whole';

/** A label of an offer: a stamp, a part, a category, a feature. */
export const offerMark = looseObject({ id: string(), name: string(), description: text });
export type OfferMark = InferOutput<typeof offerMark>;

/**
 * An offer of a car (spec offers#kinds). type, coverage and jurisdiction: of src/domain/offers/offer-kinds; status:
 * OFFER_STATUSES. value: its price or starting price, for sorting; price: its displayed form. stateCodes
 * and dealerCodes are empty if it is valid everywhere. validFrom and validUntil: ISO date and time.
 */
export const offer = whole(
  looseObject({
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
    dealerGroup: optionalText,
    /** Ids of the brand's regions, of an offer of the coverage REGIONAL (ours). */
    regionalIds: list(string()),
    mvsCode: text,
    modelCode: text,
    modelName: text,
    versionName: text,
    year,
    fuel: text,
    category: nullish(offerMark),
    stamps: list(offerMark),
    features: list(offerMark),
    /** Parts of the car that the offer names. */
    parts: list(offerMark),
    value: amount,
    price: nullish(price),
    productId: text,
    isSaved: flagOr(false),
    /** The reason for disapproval. */
    reason: text,
    legalText: text,
    validFrom: text,
    validUntil: text,
    /** Private files with further pictures (ours). */
    imageIds: list(string()),
    /** Raised by each change (ours); 0 where the service counts none. */
    version: count,
  }),
);
export type Offer = InferOutput<typeof offer>;

/** The number of offers of a search per value of a field, ignoring the field's own filter. */
export const facet = looseObject({
  field: string(),
  values: list(looseObject({ value: string(), label: text, count: count })),
});
export type Facet = InferOutput<typeof facet>;

/** A car sold through an offer. paymentMethod: the payment service's name for it. */
export const product = looseObject({
  id: string(),
  offerId: text,
  brand: text,
  mvsCode: text,
  name: text,
  price: amount,
  dealerCode: optionalText,
  familyIncome: amount,
  paymentMethod: optionalText,
});
export type Product = InferOutput<typeof product>;

/**
 * A coupon of one offer and one period in months (spec financing#coupon). discount in the market's currency; remaining:
 * number of uses left; needsDownPayment: only for proposals with a down payment.
 */
export const coupon = looseObject({
  id: string(),
  couponName: string(),
  offerId: text,
  couponPeriod: installments,
  discount: balance,
  limit: count,
  remaining: count,
  needsDownPayment: flagOr(false),
  validUntil: text,
});
export type Coupon = InferOutput<typeof coupon>;

/** A tag of a rental offer; colorId 1 to 6 (spec offers#rental-offers). */
const rentalTag = looseObject({ name: string(), colorId: count });

/** A car rental subscription: monthly price by months and kilometres. */
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
      period: count,
      kilometersPerMonth: count,
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
  /** Discount of a COUPON in percent. */
  percent,
  models: list(string()),
  validUntil: text,
  legalText: text,
});
export type MoparOffer = InferOutput<typeof moparOffer>;
