import type { Country, Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { parseTypedAmount } from '#domain/money/typed-amount';
import * as contact from '#domain/person/contact';
import { isNewPriceHighEnough, isValidOn } from '#domain/quotation/conditions';
import { dayOf } from '#domain/time/calendar';
import type { Errors } from '#ui/core/use-form';
import type { Messages } from './messages';
import { isoDay, type Values } from './values';

/** Characters of the names, and of the comment: it must fit on the sheet (ours). */
const LONGEST = 120;
export const LONGEST_COMMENT = 600;

interface Context {
  language: Language;
  country: Country;
  messages: Messages;
  /** The version's price, which a new one must exceed; null while unknown. */
  initial: number | null;
  /** The total, which a discount without a new price must not exceed; null while unknown. */
  total: number | null;
  now: Date;
}

/** Returns the messages of the failing rules, by field. */
export function errorsOf(values: Partial<Values>, { language, country, messages, ...car }: Context) {
  const errors: Errors<Values> = {};
  const text = (name: keyof Values) => (values[name] ?? '').trim();
  if (!text('opportunityName')) errors.opportunityName = messages.opportunityMissing;
  for (const name of ['opportunityName', 'customer'] as const) {
    if (text(name).length > LONGEST) errors[name] = messages.tooLong;
    // A customer may be a company, whose name may have an & (spec validation#restricted-characters).
    else if (!contact.restrictChar(text(name).replaceAll('&', ''))) errors[name] = messages.restricted;
  }
  if (text('phone') && !contact.phone(text('phone'), { country }))
    errors.phone = inLanguage(language, ptBR.phone, esAR.phone);
  if (text('email') && !contact.email(text('email')))
    errors.email = inLanguage(language, ptBR.email, esAR.email);
  const amount = (name: 'newPrice' | 'discount') => {
    const typed = text(name);
    const value = typed ? parseTypedAmount(typed) : null;
    if (typed && (value === null || value < 0)) errors[name] = messages.amountWrong;
    return value;
  };
  const newPrice = amount('newPrice');
  if (!errors.newPrice && !isNewPriceHighEnough(newPrice, car.initial))
    errors.newPrice = inLanguage(language, ptBR.newPriceTooLow, esAR.newPriceTooLow);
  const discount = amount('discount') ?? 0;
  const discounted = newPrice ?? car.total;
  if (!errors.discount && discounted !== null && discount > discounted)
    errors.discount = messages.discountTooHigh;
  if (text('validity')) {
    const day = isoDay(text('validity'));
    if (!day) errors.validity = messages.dayWrong;
    else if (!isValidOn(day, dayOf(car.now))) errors.validity = messages.dayOver;
  }
  if (text('comments').length > LONGEST_COMMENT) errors.comments = messages.tooLong;
  return errors;
}
