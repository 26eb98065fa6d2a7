/** A price for a car and a price for each month are not compared: offers are sorted by price within a kind of price. */

interface PricedOffer {
  type?: string | null;
  value?: number | null;
}

const isMonthly = ({ type }: PricedOffer) => type === 'RENTAL';

/** Compares the kinds of two prices: cars for sale before those that are rented by the month. */
export const byKindOfPrice = (a: PricedOffer, b: PricedOffer): number =>
  Number(isMonthly(a)) - Number(isMonthly(b));

/** Compares prices within their kind; an offer without a price is the last of its kind. direction: 1 cheapest first, or -1. */
export const byPrice =
  (direction: 1 | -1) =>
  (a: PricedOffer, b: PricedOffer): number =>
    byKindOfPrice(a, b) ||
    Number(a.value == null) - Number(b.value == null) ||
    direction * ((a.value ?? 0) - (b.value ?? 0));
