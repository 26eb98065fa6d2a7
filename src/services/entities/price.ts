import { type InferOutput, looseObject, string } from 'valibot';
import { amount, charge, installments, list, percent, text, year } from './fields';

/**
 * A price in one of its forms, amounts in the market's currency. type: PRICE_TYPES, source: PRICE_SOURCES of
 * src/domain/offers/offer-kinds: the online shop, or made for this customer. value: the amount to pay (FULL_PRICE, STARTS_WITH);
 * from and to: before and after (FROM_TO); percent: discount on the list price (PERCENT); installments of installmentValue
 * after entranceValue (INSTALLMENT).
 */
export const price = looseObject({
  type: string(),
  source: text,
  value: amount,
  from: amount,
  to: amount,
  percent,
  installments,
  installmentValue: amount,
  entranceValue: charge,
});
export type Price = InferOutput<typeof price>;

/** All prices of a version; a missing one is shown as not available. */
export const carPrices = looseObject({
  mvsCode: string(),
  year,
  currency: text,
  /** List price. */
  price: amount,
  ecommercePrice: amount,
  customPrice: amount,
  prices: list(price),
});
export type CarPrices = InferOutput<typeof carPrices>;
