import { parseTypedAmount } from '#domain/money/typed-amount';

interface PriceWords {
  noAmount: string;
  notPositive: string;
}

/** Says why a typed text is no price: it is no amount, or not above zero (spec cars#working-prices). Empty for a price. */
export function priceProblem(typed: string, { noAmount, notPositive }: PriceWords): string {
  const amount = parseTypedAmount(typed);
  if (amount === null) return noAmount;
  return amount > 0 ? '' : notPositive;
}
