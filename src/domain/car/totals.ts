/** What a configured car costs (spec cars#current-car). Amounts in the market's currency, null where one is not known. */
import { fromCents, isAmount, toCents } from '../money';

type Amount = number | null | undefined;
interface Priced {
  price?: Amount;
}

/** Everything that makes up the total. */
export interface Costs {
  /** The version's list price. */
  price: Amount;
  color: Priced | null;
  coating: Priced | null;
  optionals: readonly Priced[];
  accessories: readonly Priced[];
  services: readonly Priced[];
  /** What the chosen dealer takes off; nothing where it is not known. */
  bonus: Amount;
  /** What the price service says of the car with colour, coating and optionals; it counts before our own sums. */
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

/** A sum to the cent; null where an amount is missing or is none, or where they are too much together. */
export function sum(amounts: readonly Amount[]): number | null {
  let cents = 0;
  for (const amount of amounts) cents += toCents(amount ?? Number.NaN);
  const total = fromCents(cents);
  return isAmount(total) ? total : null;
}

/** What prices come to, less what is taken off; null as a sum, and where more is taken off than there is. */
export function priceOfAll(amounts: readonly Amount[]): number | null {
  const total = sum(amounts);
  return total !== null && total >= 0 ? total : null;
}

const priceOf = ({ price }: Priced): Amount => price;

/** The totals of a configuration. A colour or coating without a price costs nothing more: it is the version's own. */
export function totalsOf(costs: Costs): Totals {
  const optionalsTotal = sum(costs.optionals.map(priceOf));
  const accessoriesTotal = sum(costs.accessories.map(priceOf));
  const servicesTotal = sum(costs.services.map(priceOf));
  const bonificationTotal = isAmount(costs.bonus) ? costs.bonus : null;
  const car =
    costs.configured ??
    sum([costs.price, costs.color?.price ?? 0, costs.coating?.price ?? 0, optionalsTotal]);
  return {
    optionalsTotal,
    accessoriesTotal,
    servicesTotal,
    bonificationTotal,
    hasPriceBonification: (bonificationTotal ?? 0) > 0,
    total: priceOfAll([car, accessoriesTotal, servicesTotal, -(bonificationTotal ?? 0)]),
  };
}
