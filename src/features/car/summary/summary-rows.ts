/** Rows of the preview summary with more than a name and an amount. Pure. */

import { coatingCharge } from '#domain/car/totals';
import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { clockText, formatDate } from '#domain/time/calendar';
import { fillMessage } from '#ui/fill-message';
import type { CurrentCar, Funding, PriceStatus } from '../car-store';
import type { Messages as RowMessages } from './row-messages';

/** A displayed amount. While it is being reloaded, the previous value is kept and busy is set. */
export interface Amount {
  /** In the market's currency; null if unknown. */
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
  | 'customPrice'
  | 'payment'
  | 'onlinePrice'
  | 'validity';
/** One row: name, chosen item or text, amount, parts, and notes below. */
export interface SummaryRow {
  id: RowId;
  name: string;
  text?: string;
  amount?: Amount;
  items: readonly SummaryItem[];
  note?: string;
}
/** Returns {date} and {time} of a moment in the visitor's time zone. */
export const momentOf = (at: number, language: Language) => {
  const moment = new Date(at);
  return { date: formatDate(moment, language), time: clockText(moment) };
};

/** Creates formatters of amounts in one language; an invalid amount is shown as unknown. */
export function amounts(language: Language, messages: RowMessages) {
  const known = (value: number) => formatCurrency(value, language);
  const orNull = (value: unknown) => (isAmount(value) ? value : null);
  return {
    known,
    /** An amount from a price query, which may be loading. */
    of: (value: number | null | undefined, asked: PriceStatus): Amount => ({
      value: orNull(value),
      text: isAmount(value) ? known(value) : asked === 'loading' ? messages.busy : messages.missing,
      busy: asked === 'loading',
    }),
    /** The price of a chosen item, which is known with the item. */
    ofPart: (price: number | null | undefined): Amount => ({
      value: orNull(price),
      text: isAmount(price) ? (price === 0 ? messages.included : known(price)) : messages.missing,
      busy: false,
    }),
  };
}
export type Amounts = ReturnType<typeof amounts>;

/** The row of a colour or coating. */
export const singleRow = (
  id: 'color' | 'coating',
  car: CurrentCar,
  messages: RowMessages,
  money: Amounts,
): SummaryRow => {
  const chosen = car[id];
  return {
    id,
    name: messages[id],
    text: chosen?.name ?? messages.none,
    items: [],
    ...(chosen && { amount: money.ofPart('isSelected' in chosen ? coatingCharge(chosen) : chosen.price) }),
  };
};

interface Listed {
  id: string;
  name: string;
  price?: number | null;
}
export const severalRows = (
  id: 'optionals' | 'accessories' | 'services',
  chosen: readonly Listed[],
  total: number | null,
  messages: RowMessages,
  money: Amounts,
): SummaryRow => ({
  id,
  name: messages[id],
  items: chosen.map((each) => ({ id: each.id, name: each.name, amount: money.ofPart(each.price) })),
  ...(chosen.length > 0 ? { amount: money.ofPart(total) } : { text: messages.none }),
});

export function bonusRow(
  { bonus, priceStatus }: CurrentCar,
  messages: RowMessages,
  money: Amounts,
): SummaryRow {
  const row = { id: 'bonus' as const, name: messages.bonus, items: [] };
  if (priceStatus.bonus === 'no') return { ...row, text: messages.bonusNeedsDealer };
  if (bonus === 0) return { ...row, text: messages.noBonus };
  return { ...row, amount: money.of(bonus === null ? null : -bonus, priceStatus.bonus) };
}

/** Returns the text of the installments, with the final one if there is one. */
function installments(funding: Funding, messages: RowMessages, money: Amounts): string {
  const { numberOfInstallments: count, installmentsValue, finalInstallmentValue: final } = funding;
  return fillMessage(final > 0 ? messages.installmentsFinal : messages.installments, {
    count,
    amount: money.known(installmentsValue),
    final: money.known(final),
  });
}

/** Returns the text of the installments with their source; empty if unknown. */
export const installmentText = ({ funding }: CurrentCar, messages: RowMessages, money: Amounts): string =>
  funding ? `${installments(funding, messages, money)} (${messages.fundedBy})` : '';

export function paymentRow(car: CurrentCar, messages: RowMessages, money: Amounts): SummaryRow {
  const row: SummaryRow = { id: 'payment', name: messages.payment, items: [] };
  const { funding, priceStatus } = car;
  if (!funding) return { ...row, amount: money.of(null, priceStatus.funding) };
  return {
    ...row,
    // With its unit per month, so that it is not taken for the total.
    amount: {
      value: funding.installmentsValue,
      // Its note names the source.
      text: installments(funding, messages, money),
      busy: priceStatus.funding === 'loading',
    },
    note: `${fillMessage(messages.downPayment, { amount: money.known(funding.entranceValue) })}. ${messages.usualTerms}`,
  };
}

/**
 * The last day of the configured price, if the price service gives one; no row without it: a validity of our own would be
 * taken for the seller's.
 */
export function validityRows(car: CurrentCar, now: number, messages: RowMessages, language: Language) {
  const { configured, priceStatus } = car;
  const day = configured?.validUntil ?? '';
  const date = formatDate(day, language);
  const row: SummaryRow = { id: 'validity', name: messages.validity, items: [] };
  // Its space is there before its text: nothing below it moves.
  if (!date)
    return !configured && priceStatus.configured === 'loading' ? [{ ...row, text: messages.busy }] : [];
  const isOver = date !== formatDate(new Date(now), language) && Date.parse(day) < now;
  return [{ ...row, text: fillMessage(isOver ? messages.expired : messages.until, { date }) }];
}
