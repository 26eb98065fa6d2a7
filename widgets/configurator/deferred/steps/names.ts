import type { Language } from '../../../../src/domain/core/brands';
import { formatCurrency } from '../../../../src/domain/currency';
import { isAmount } from '../../../../src/domain/money';
import type { CarOptions } from '../../../../src/stores/current-car';
import type { AllWords } from '../shell/messages-context';

const known = new WeakMap<CarOptions, Map<string, string>>();

/** Names of a version's parts and colours by id; the id itself for what it does not have. */
export function namesOf(options: CarOptions): (id: string) => string {
  let names = known.get(options);
  if (!names) {
    const all = [...options.parts, ...options.accessories, ...options.colors];
    names = new Map(all.map(({ id, name }) => [id, name]));
    known.set(options, names);
  }
  const found = names;
  return (id) => found.get(id) ?? id;
}

const prices = new WeakMap<CarOptions, Map<string, number | null | undefined>>();

/** Prices of a version's parts by id, in the market's currency; nothing where one is not known. */
export function pricesOf(options: CarOptions): (id: string) => number | null | undefined {
  let amounts = prices.get(options);
  if (!amounts) {
    amounts = new Map([...options.parts, ...options.accessories].map(({ id, price }) => [id, price]));
    prices.set(options, amounts);
  }
  const found = amounts;
  return (id) => found.get(id);
}

/** What something changes in the total: with its sign, which is a plus as well. */
export const signedCurrency = (amount: number, language: Language): string =>
  `${amount > 0 ? '+ ' : ''}${formatCurrency(amount, language)}`;

/** What something chosen costs on top: nothing where it has no price of its own. */
export function chargeText(price: number | null | undefined, w: AllWords, language: Language): string {
  if (!isAmount(price ?? 0)) return w.unpriced;
  return price ? `+ ${formatCurrency(price, language)}` : w.free;
}
