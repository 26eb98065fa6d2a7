/** Totals of a configured car (spec cars#current-car). Amounts in the market's currency; null if unknown. */
import { fromCents, isAmount, toCents } from '../money/money';

type Amount = number | null | undefined;
interface Priced {
  price?: Amount;
}

/** The parts of the total. */
export interface Costs {
  /** The version's list price. */
  price: Amount;
  color: Priced | null;
  coating: Priced | null;
  optionals: readonly Priced[];
  accessories: readonly Priced[];
  services: readonly Priced[];
  /** The chosen dealer's discount; null if unknown. */
  bonus: Amount;
  /** The price service's price of the car with colour, coating and optionals; it takes precedence over our own sums. */
  configured?: Amount;
}

export interface Totals {
  optionalsTotal: number | null;
  accessoriesTotal: number | null;
  servicesTotal: number | null;
  bonificationTotal: number | null;
  hasPriceBonification: boolean;
  total: number | null;
}

/** Returns the sum to the cent; null if an amount is missing or invalid, or if the sum exceeds the largest amount. */
export function sum(amounts: readonly Amount[]): number | null {
  let cents = 0;
  for (const amount of amounts) cents += toCents(amount ?? Number.NaN);
  const total = fromCents(cents);
  return isAmount(total) ? total : null;
}

/** Returns the sum of prices less discounts; null as for `sum`, and if the discounts exceed the prices. */
export function priceOfAll(amounts: readonly Amount[]): number | null {
  const total = sum(amounts);
  return total !== null && total >= 0 ? total : null;
}

const priceOf = ({ price }: Priced): Amount => price;

/** Returns what a coating costs extra: the version's own costs nothing unless it says so; null if unknown. */
export function coatingCharge({
  price,
  isSelected,
}: Priced & { isSelected?: boolean | null }): number | null {
  if (isAmount(price)) return price;
  return isSelected && (price === null || price === undefined) ? 0 : null;
}

/** Returns the totals of a configuration. A colour or coating without a known price leaves the total unknown (spec cars#current-car). */
export function totalsOf(costs: Costs): Totals {
  const optionalsTotal = sum(costs.optionals.map(priceOf));
  const accessoriesTotal = sum(costs.accessories.map(priceOf));
  const servicesTotal = sum(costs.services.map(priceOf));
  const bonificationTotal = isAmount(costs.bonus) ? costs.bonus : null;
  const car =
    costs.configured ??
    sum([costs.price, ...[costs.color, costs.coating].map((one) => (one ? one.price : 0)), optionalsTotal]);
  return {
    optionalsTotal,
    accessoriesTotal,
    servicesTotal,
    bonificationTotal,
    hasPriceBonification: (bonificationTotal ?? 0) > 0,
    total: priceOfAll([car, accessoriesTotal, servicesTotal, -(bonificationTotal ?? 0)]),
  };
}
