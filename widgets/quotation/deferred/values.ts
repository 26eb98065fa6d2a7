import { amountText } from '#domain/money/currency';
import { parseTypedAmount } from '#domain/money/typed-amount';
import { maskNationalPhone } from '#domain/person/phone';
import type { Conditions } from '#domain/quotation/conditions';
import { formatDate, parseDay } from '#domain/time/calendar';
import { country } from '#page/core/metadata';
import type { Quotation } from '#services/entities/quotation';

/** What a seller types, by the names that the CRM has. The customer is in memory only. */
export interface Values {
  opportunityName: string;
  customer: string;
  phone: string;
  email: string;
  newPrice: string;
  discount: string;
  /** DD/MM/YYYY. */
  validity: string;
  comments: string;
}

export const NO_VALUES: Values = {
  opportunityName: '',
  customer: '',
  phone: '',
  email: '',
  newPrice: '',
  discount: '',
  validity: '',
  comments: '',
};

/** What is typed of the customer and about them: never stored. */
export const PERSONAL = ['opportunityName', 'customer', 'phone', 'email', 'comments'] as const;

const pad = (number: number, size: number) => String(number).padStart(size, '0');

/** Returns a typed day as YYYY-MM-DD; an empty text if it is none. */
export function isoDay(typed: string): string {
  const day = parseDay(typed);
  return day ? `${pad(day.year, 4)}-${pad(day.month, 2)}-${pad(day.day, 2)}` : '';
}

/** Returns the typed conditions; what is no amount counts as none. */
export const conditionsOf = ({ newPrice = '', discount = '' }: Partial<Values>): Conditions => ({
  newPrice: newPrice.trim() ? parseTypedAmount(newPrice) : null,
  discount: (discount.trim() && parseTypedAmount(discount)) || 0,
});

/** Returns a quotation of the CRM as what a seller would have typed. */
export const valuesOf = (quotation: Quotation): Values => ({
  opportunityName: quotation.opportunityName,
  customer: quotation.customer?.name ?? '',
  phone: maskNationalPhone(quotation.customer?.phone ?? '', country() ?? 'BR'),
  email: quotation.customer?.email ?? '',
  newPrice: amountText(quotation.newPrice || Number.NaN),
  discount: amountText(quotation.discount || Number.NaN),
  validity: formatDate(quotation.validity, 'pt-BR'),
  comments: quotation.comments,
});
