import type { Language } from '../../../../src/domain/core/brands';
import { formatCurrency } from '../../../../src/domain/currency';
import { isAmount } from '../../../../src/domain/money';
import type { CarOptions } from '../../../../src/stores/current-car';
import type { AllMessages } from '../shell/messages-context';

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

/** Formats a price difference with its sign, plus included. */
export const signedCurrency = (amount: number, language: Language): string =>
  `${amount > 0 ? '+ ' : ''}${formatCurrency(amount, language)}`;

/** Formats the charge of a chosen item: the amount, or the message for no charge or for an unknown price. */
export function chargeText(price: number | null | undefined, w: AllMessages, language: Language): string {
  if (!isAmount(price)) return w.unpriced;
  return price ? `+ ${formatCurrency(price, language)}` : w.free;
}
