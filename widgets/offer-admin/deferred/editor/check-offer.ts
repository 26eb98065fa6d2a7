import { MOST_INSTALLMENTS } from '#domain/core/bounds';
import { parseTypedAmount, parseTypedPercent } from '#domain/money/typed-amount';
import type { Offer } from '#services/entities/offer';
import type { Errors } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import type { EditorMessages } from './messages';
import { type AmountName, amountsOf, type OfferValues, OPTIONAL_AMOUNTS } from './offer-values';

/** Longest title that lists have room for. */
export const TITLE_MAX = 120;

/** Returns what is wrong with a number of the price; undefined if nothing is. */
function amountError(name: AmountName, typed: string, messages: EditorMessages): string | undefined {
  if (!typed.trim() && OPTIONAL_AMOUNTS.includes(name)) return undefined;
  if (name === 'percent') {
    const percent = parseTypedPercent(typed);
    return percent !== null && percent > 0 && percent <= 100 ? undefined : messages.percentWrong;
  }
  const amount = parseTypedAmount(typed) ?? 0;
  if (name === 'installments') {
    return Number.isInteger(amount) && amount >= 1 && amount <= MOST_INSTALLMENTS
      ? undefined
      : fillMessage(messages.installmentsWrong, { max: MOST_INSTALLMENTS });
  }
  return amount > 0 || (amount === 0 && OPTIONAL_AMOUNTS.includes(name)) ? undefined : messages.amountNeeded;
}

/**
 * Returns what is wrong with an offer, by field; validity and pictures are checked by their own fields' rules.
 * @param offer as it was read; undefined for a new one
 */
export function checkOffer(
  values: OfferValues,
  messages: EditorMessages,
  offer: Offer | undefined,
): Errors<OfferValues> {
  const { title, coverage, stateCodes, dealerGroup, priceType, from, to } = values;
  // What the service has without them can be changed otherwise.
  const needsRegion = coverage === 'REGIONAL' && !(offer?.coverage === 'REGIONAL' && stateCodes.length > 0);
  const needsDealer = values.jurisdiction === 'DEALER' && offer?.jurisdiction !== 'DEALER';
  const length = [...title.trim()].length;
  const amounts = amountsOf(priceType).flatMap((name) => {
    const error = amountError(name, values[name], messages);
    return error ? [[name, error] as const] : [];
  });
  const errors: Errors<OfferValues> = {
    ...(!values.mvsCode && { mvsCode: messages.versionNeeded }),
    ...(length === 0 && { title: messages.titleNeeded }),
    ...(length > TITLE_MAX && { title: fillMessage(messages.titleLong, { max: TITLE_MAX }) }),
    ...(coverage === 'STATE' && stateCodes.length === 0 && { stateCodes: messages.statesNeeded }),
    ...(needsRegion && values.regionalIds.length === 0 && { regionalIds: messages.regionsNeeded }),
    ...(needsDealer && values.dealerCodes.length === 0 && { dealerCodes: messages.dealersNeeded }),
    ...(coverage === 'DEALER_GROUP' && !dealerGroup && { dealerGroup: messages.groupNeeded }),
    ...Object.fromEntries(amounts),
  };
  if (priceType === 'FROM_TO' && amounts.length === 0) {
    if ((parseTypedAmount(to) ?? 0) >= (parseTypedAmount(from) ?? 0)) errors.to = messages.toHigh;
  }
  return errors;
}
