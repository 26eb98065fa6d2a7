/** The rows of the preview summary that have more to say than a name and an amount. Pure. */

import { priceOfAll, sum } from '../../../domain/car/totals';
import type { Language } from '../../../domain/core/brands';
import { formatCurrency } from '../../../domain/currency';
import { formatDate } from '../../../domain/format';
import { isAmount } from '../../../domain/money';
import { SAVED_CAR_LIFETIME } from '../../../domain/saved-car';
import type { Asked, CurrentCar } from '../../../stores/current-car';
import { fillMessage } from '../../../ui/core/host-context';
import type { Messages as SummaryWords } from './row-messages.pt-BR';

/** A sum as it is shown. While it is on its way, what was known before stays in sight, and busy says so. */
export interface Amount {
  /** In the market's currency; null where it is not known. */
  value: number | null;
  text: string;
  busy: boolean;
}
export interface SummaryItem {
  id: string;
  name: string;
  amount: Amount;
}
export type RowId =
  | 'initialPrice'
  | 'color'
  | 'optionals'
  | 'coating'
  | 'accessories'
  | 'services'
  | 'bonus'
  | 'cashPayment'
  | 'discount'
  | 'payment'
  | 'onlinePrice'
  | 'validity';
/** One row: its name, what is chosen or said, what it costs, what it is made of, and what is said below. */
export interface SummaryRow {
  id: RowId;
  name: string;
  text?: string;
  amount?: Amount;
  items: readonly SummaryItem[];
  note?: string;
}
const pad = (number: number) => String(number).padStart(2, '0');
/** A moment as words say it: {date} and {time}, where the visitor is. */
export const momentOf = (at: number, language: Language) => {
  const moment = new Date(at);
  return {
    date: formatDate(moment, language),
    time: `${pad(moment.getHours())}:${pad(moment.getMinutes())}`,
  };
};

const dayText = (day: string, language: Language) => formatDate(day.slice(0, 10), language);

/** Makes the amounts of one language; what is none reads as not known. */
export function amounts(language: Language, w: SummaryWords) {
  const known = (value: number) => formatCurrency(value, language);
  const orNull = (value: unknown) => (isAmount(value) ? value : null);
  return {
    known,
    /** Of a question that may still be open. */
    of: (value: number | null | undefined, asked: Asked): Amount => ({
      value: orNull(value),
      text: isAmount(value) ? known(value) : asked === 'loading' ? w.busy : w.missing,
      busy: asked === 'loading',
    }),
    /** Of something chosen: its own price is there with it. */
    ofPart: (price: number | null | undefined): Amount => ({
      value: orNull(price),
      text: isAmount(price) ? (price === 0 ? w.included : known(price)) : w.missing,
      busy: false,
    }),
  };
}
export type Amounts = ReturnType<typeof amounts>;

/** A colour or coating without a price is the version's own and costs nothing more (domain/car/totals). */
export const single = (
  id: 'color' | 'coating',
  car: CurrentCar,
  w: SummaryWords,
  money: Amounts,
): SummaryRow => {
  const chosen = car[id];
  return {
    id,
    name: w[id],
    text: chosen?.name ?? w.none,
    items: [],
    ...(chosen && { amount: money.ofPart(chosen.price ?? 0) }),
  };
};

interface Listed {
  id: string;
  name: string;
  price?: number | null;
}
export const several = (
  id: 'optionals' | 'accessories' | 'services',
  chosen: readonly Listed[],
  total: number | null,
  w: SummaryWords,
  money: Amounts,
): SummaryRow => ({
  id,
  name: w[id],
  items: chosen.map((each) => ({ id: each.id, name: each.name, amount: money.ofPart(each.price) })),
  ...(chosen.length > 0 ? { amount: money.ofPart(total) } : { text: w.none }),
});

export function bonusRow({ bonus, asked }: CurrentCar, w: SummaryWords, money: Amounts): SummaryRow {
  const row = { id: 'bonus' as const, name: w.bonus, items: [] };
  if (asked.bonus === 'no') return { ...row, text: w.bonusNeedsDealer };
  if (bonus === 0) return { ...row, text: w.noBonus };
  return { ...row, amount: money.of(bonus === null ? null : -bonus, asked.bonus) };
}

export function discountRow(
  { discount, asked }: CurrentCar,
  w: SummaryWords,
  money: Amounts,
  language: Language,
) {
  const row: SummaryRow = { id: 'discount', name: w.discount, items: [] };
  if (!discount) return { ...row, amount: money.of(null, asked.discount) };
  const { audience, percent, discount: less, endsAt } = discount;
  if (!percent && !less) return { ...row, text: w.noDiscount };
  const date = endsAt ? dayText(endsAt, language) : '';
  return {
    ...row,
    text: percent
      ? fillMessage(date ? w.discountUntil : w.discountText, {
          audience: audience ?? '',
          percent: String(percent).replace('.', ','),
          date,
        })
      : (audience ?? ''),
    amount: money.of(less == null ? null : -less, asked.discount),
    note: w.discountNote,
  };
}

export const installmentText = ({ funding }: CurrentCar, w: SummaryWords, money: Amounts): string =>
  funding
    ? fillMessage(w.installments, {
        count: funding.numberOfInstallments,
        amount: money.known(funding.installmentsValue),
      })
    : '';

export function paymentRow(car: CurrentCar, w: SummaryWords, money: Amounts): SummaryRow {
  const row: SummaryRow = { id: 'payment', name: w.payment, items: [] };
  const { funding, asked } = car;
  if (!funding) return { ...row, amount: money.of(null, asked.funding) };
  return {
    ...row,
    // Counted by the month: the amount alone would be taken for the whole.
    amount: {
      value: funding.installmentsValue,
      text: installmentText(car, w, money),
      busy: asked.funding === 'loading',
    },
    note: fillMessage(w.downPayment, { amount: money.known(funding.entranceValue) }),
  };
}

/**
 * What the online sale asks for the car with all that is chosen: the price service's own sum of it where it has one, as
 * in the total; without the dealer's bonus.
 */
export function onlineTotal(car: CurrentCar): number | null {
  const { ecommerce, configured, color, coating } = car;
  const chosen =
    configured?.total != null && configured.price != null
      ? sum([configured.total, -configured.price])
      : sum([color?.price ?? 0, coating?.price ?? 0, car.optionalsTotal]);
  return priceOfAll([ecommerce?.ecommercePrice, chosen, car.accessoriesTotal, car.servicesTotal]);
}

export function validityRow({ pricedAt }: CurrentCar, now: number, w: SummaryWords, language: Language) {
  const row: SummaryRow = { id: 'validity', name: w.validity, items: [] };
  if (pricedAt === null) return { ...row, text: w.missing };
  const end = pricedAt + SAVED_CAR_LIFETIME;
  return { ...row, text: fillMessage(end > now ? w.until : w.expired, momentOf(end, language)) };
}
