import type { ChargeOf } from '#domain/car/difference';
import { coatingCharge, sum } from '#domain/car/totals';
import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { closureOf } from '#domain/parts/parts';
import type { CarOptions } from '../car-store';
import type { StepMessages } from './messages';

const known = new WeakMap<CarOptions, Map<string, string>>();

/** Returns names of a version's parts, colours and coatings by id; the id itself if unknown. */
export function namesOf(options: CarOptions): (id: string) => string {
  let names = known.get(options);
  if (!names) {
    const all = [...options.parts, ...options.accessories, ...options.colors, ...options.coatings];
    names = new Map(all.map(({ id, name }) => [id, name]));
    known.set(options, names);
  }
  const found = names;
  return (id) => found.get(id) ?? id;
}

const prices = new WeakMap<CarOptions, Map<string, number | null | undefined>>();

/** Returns prices of a version's parts by id, in the market's currency; null or undefined if unknown. */
export function pricesOf(options: CarOptions): (id: string) => number | null | undefined {
  let amounts = prices.get(options);
  if (!amounts) {
    amounts = new Map([...options.parts, ...options.accessories].map(({ id, price }) => [id, price]));
    prices.set(options, amounts);
  }
  const found = amounts;
  return (id) => found.get(id);
}

/** Returns the charge of any item that a version offers (domain/car/difference.ts). */
export function chargesOf(options: CarOptions): ChargeOf {
  const priceOf = pricesOf(options);
  return (kind, id) => {
    if (kind === 'part') return priceOf(id);
    if (kind === 'color') return options.colors.find((each) => each.id === id)?.price;
    if (kind === 'service') return options.services.find((each) => each.id === id)?.price;
    const coating = options.coatings.find((each) => each.id === id);
    return coating && coatingCharge(coating);
  };
}

/** Returns the price of a part with everything that it includes; null if one of them is unknown. */
export function priceOfWhole(options: CarOptions, id: string): number | null {
  const priceOf = pricesOf(options);
  return sum((closureOf(options.compiled, id)?.parts ?? [id]).map(priceOf));
}

/** Formats a price difference with its sign, apart from the amount: + R$ 2.770,00, − R$ 9.580,00. */
export const signedCurrency = (amount: number, language: Language): string =>
  `${amount > 0 ? '+\u00a0' : amount < 0 ? '\u2212\u00a0' : ''}${formatCurrency(Math.abs(amount), language)}`;

/** Formats the charge of a chosen item: the amount, or the message for no charge or for an unknown price. */
export function chargeText(
  price: number | null | undefined,
  messages: StepMessages,
  language: Language,
): string {
  if (!isAmount(price)) return messages.unpriced;
  return price ? `+\u00a0${formatCurrency(price, language)}` : messages.free;
}
