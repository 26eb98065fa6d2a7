/** What a configured car costs (platform 3, current car). Amounts in the market's currency, null where one is not known. */
import { fromCents, toCents } from '../money';

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

/** A sum to the cent; null where an amount is missing. */
export function sum(amounts: readonly Amount[]): number | null {
  let cents = 0;
  for (const amount of amounts) {
    if (amount === null || amount === undefined) return null;
    cents += toCents(amount);
  }
  return fromCents(cents);
}

const priceOf = ({ price }: Priced): Amount => price;

/** The totals of a configuration. A colour or coating without a price costs nothing more: it is the version's own. */
export function totalsOf(costs: Costs): Totals {
  const optionalsTotal = sum(costs.optionals.map(priceOf));
  const accessoriesTotal = sum(costs.accessories.map(priceOf));
  const servicesTotal = sum(costs.services.map(priceOf));
  const bonificationTotal = costs.bonus ?? null;
  const car =
    costs.configured ??
    sum([costs.price, costs.color?.price ?? 0, costs.coating?.price ?? 0, optionalsTotal]);
  return {
    optionalsTotal,
    accessoriesTotal,
    servicesTotal,
    bonificationTotal,
    hasPriceBonification: (bonificationTotal ?? 0) > 0,
    total: sum([car, accessoriesTotal, servicesTotal, -(bonificationTotal ?? 0)]),
  };
}
